import { forgetPin } from '../lock/pin-hint'
import { request } from '../wire/call'
import { useSession } from './session'

export type PasswordChange = { username: string; oldpassword: string; password: string; confirmpassword: string }

/** Changes the person's own password; a PIN on this device goes with the old one. Gives the server's message to show; throws `WireError`. */
export async function changePassword(change: PasswordChange): Promise<string> {
  const { message } = await request<unknown>('POST', '/sys/user/updatePassword', { body: change })
  const { tenant, person } = useSession.getState()
  await forgetPin(tenant, person?.id)
  return message
}
