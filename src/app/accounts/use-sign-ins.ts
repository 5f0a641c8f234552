import { type AccountSignIns, signInsPath } from '../../contract/system/account-sign-ins'
import { nounKeys } from '../resource/noun-keys'
import { queries } from '../resource/queries'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'

const keyOf = (id: string) => [...nounKeys.all('user'), 'sign-ins', id]

/** Where an account is signed in, and what was tried with it. */
export const useSignIns = (id: string) =>
  useAnswer({ queryKey: keyOf(id), queryFn: ({ signal }) => call<AccountSignIns>('GET', signInsPath, { query: { id }, signal }) })

/** Ends one sign-in. Throws `WireError`. */
export async function endSignIn(id: string, key: string): Promise<void> {
  await call('PUT', `${signInsPath}/end`, { body: { id, key } })
  await queries.invalidateQueries({ queryKey: keyOf(id) })
}
