import { nounKeys } from '../resource/noun-keys'
import { queries } from '../resource/queries'
import { call } from '../wire/call'

const forgetUsers = () => void queries.invalidateQueries({ queryKey: nounKeys.all('user') })

export type NewPassword = { readonly username: string; readonly password: string; readonly confirmpassword: string }

/** Gives somebody a new password and ends their sign-ins. Throws `WireError` with what is wrong by field. */
export const resetPassword = (given: NewPassword): Promise<unknown> => call('PUT', '/sys/user/changePassword', { body: given })

/** Freezes an account, which ends its sign-ins, or lets it in again. Throws `WireError`. */
export async function freezeUser(id: string, isFrozen: boolean): Promise<void> {
  await call('PUT', '/sys/user/frozenBatch', { body: { ids: id, status: isFrozen ? 2 : 1 } })
  forgetUsers()
}
