import { type RecoveryCodes, type SecondFactor, type SecondFactorSetup, secondFactorPath } from '../../../contract/account/second-factor'
import { nounKeys } from '../../resource/noun-keys'
import { queries } from '../../resource/queries'
import { useAnswer } from '../../resource/use-answer'
import { call } from '../../wire/call'

const own = ['own-account', 'second-factor']
const keyOf = (id: string) => [...nounKeys.all('user'), 'second-factor', id]

/** How the person's own second step stands. */
export const useOwnSecondFactor = () =>
  useAnswer({ queryKey: own, queryFn: ({ signal }) => call<SecondFactor>('GET', secondFactorPath, { signal }) })

/** How that of an account stands, for who looks after it. */
export const useSecondFactorOf = (id: string) =>
  useAnswer({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call<SecondFactor>('GET', '/sys/user/secondFactor', { query: { id }, signal }),
  })

/** Both shown by whoever changes anything about their second step. */
export type Proof = { readonly password: string; readonly otp: string }

const changed = () => queries.invalidateQueries({ queryKey: own })

/** Begins to set it up. Throws `WireError`, as all of these. */
export const prepareSecond = (password: string): Promise<SecondFactorSetup> =>
  call('POST', `${secondFactorPath}/prepare`, { body: { password } })

/** Turns it on with the first code; answers the recovery codes. */
export async function turnOnSecond(otp: string): Promise<readonly string[]> {
  const { codes } = await call<RecoveryCodes>('PUT', `${secondFactorPath}/on`, { body: { otp } })
  await changed()
  return codes
}

export async function turnOffSecond(proof: Proof): Promise<void> {
  await call('PUT', `${secondFactorPath}/off`, { body: proof })
  await changed()
}

/** Answers new recovery codes in place of the old ones. */
export async function renewRecovery(proof: Proof): Promise<readonly string[]> {
  const { codes } = await call<RecoveryCodes>('PUT', `${secondFactorPath}/codes`, { body: proof })
  await changed()
  return codes
}

/** Turns off the second step of somebody else. */
export async function turnOffSecondOf(id: string): Promise<void> {
  await call('PUT', '/sys/user/secondFactorOff', { body: { id } })
  await queries.invalidateQueries({ queryKey: keyOf(id) })
}
