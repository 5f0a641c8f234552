import { type OwnAccount, type OwnField, ownAccountPath } from '../../contract/account/own-account'
import type { AccountSignIns } from '../../contract/system/account-sign-ins'
import { type BoundAccount, boundPath } from '../../contract/system/ways-in/ways-in'
import { nounKeys } from '../resource/noun-keys'
import { queries } from '../resource/queries'
import { useAnswer } from '../resource/use-answer'
import { rememberPerson, useSession } from '../session/session'
import { readWaysIn } from '../shell/ways-in/ways-in-calls'
import { call } from '../wire/call'

const key = ['own-account']
const signInsKey = [...key, 'sign-ins']
const bindingKey = [...key, 'binding']

/** The signed-in person's own account, as the server has it. */
export const useOwnAccount = () =>
  useAnswer({ queryKey: [...key, 'base'], queryFn: ({ signal }) => call<OwnAccount>('GET', `${ownAccountPath}/base`, { signal }) })

/** Everything that shows them shows them as they are now. */
async function told(change: Pick<Partial<OwnAccount>, 'avatar' | 'phone'>): Promise<void> {
  const { person } = useSession.getState()
  if (person) rememberPerson({ ...person, ...change })
  await Promise.all([queries.invalidateQueries({ queryKey: key }), queries.invalidateQueries({ queryKey: nounKeys.all('user') })])
}

/** What the form of the base data holds; `password` only where a number or an address changes. */
export type Base = Readonly<Record<OwnField, string | null>> & { readonly password?: string }

/** Changes what a person says of themselves. Throws `WireError` with what is wrong by field. */
export async function saveBase(base: Base): Promise<void> {
  const { phone } = await call<OwnAccount>('PUT', `${ownAccountPath}/base`, { body: base })
  await told({ phone })
}

/** Names the stored picture the person is known by, by its path; null for none. Throws `WireError`. */
export async function saveAvatar(avatar: string | null): Promise<void> {
  await call('PUT', `${ownAccountPath}/avatar`, { body: { avatar } })
  await told({ avatar })
}

/** Accounts elsewhere by which people may sign in here, each with the person's own where it is bound, and whether text messages sign in. */
export type Binding = {
  readonly sms: boolean
  readonly elsewhere: readonly { source: string; name: string; bound: BoundAccount | undefined }[]
}

/** What else leads to the person's account. */
export const useBinding = () =>
  useAnswer({
    queryKey: bindingKey,
    queryFn: async ({ signal }): Promise<Binding> => {
      const [{ sms, third }, own] = await Promise.all([readWaysIn(), call<readonly BoundAccount[]>('GET', boundPath, { signal })])
      return { sms, elsewhere: third.map((one) => ({ ...one, bound: own.find(({ source }) => source === one.source) })) }
    },
  })

/** Has an account elsewhere lead to the person no more. Throws `WireError`. */
export async function unbind(source: string): Promise<void> {
  await call('DELETE', boundPath, { query: { source } })
  await queries.invalidateQueries({ queryKey: bindingKey })
}

/** Where the person is signed in. */
export const useOwnSignIns = () =>
  useAnswer({ queryKey: signInsKey, queryFn: ({ signal }) => call<AccountSignIns>('GET', `${ownAccountPath}/signIns`, { signal }) })

/** Ends one other sign-in of the person, or with no `key` all others. Throws `WireError`. */
export async function endOwnSignIn(signIn?: string): Promise<void> {
  if (signIn === undefined) await call('PUT', `${ownAccountPath}/signIns/endOthers`)
  else await call('PUT', `${ownAccountPath}/signIns/end`, { body: { key: signIn } })
  await queries.invalidateQueries({ queryKey: signInsKey })
}
