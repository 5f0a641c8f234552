import { testPassword } from '../test-password'

/** The envelope every call is answered in. */
export type Envelope<T> = {
  readonly success: boolean
  readonly code: number
  readonly error?: string
  readonly message: string
  readonly result: T
}

/** Milliseconds somebody waits for an answer, as a device does: to give up earlier and ask again buries a busy machine in calls nobody hears the end of. */
const patience = 90_000

/** Calls a server over a real connection. Throws when there is no answer, or none of ours, in time. */
export async function postJson<T>(
  address: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Envelope<T>> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
  return (await answer.json()) as Envelope<T>
}

/** Signs somebody in and answers their token. */
export async function signIn(address: string, username: string, password = testPassword): Promise<string> {
  const { result, message } = await postJson<{ token: string } | null>(address, '/sys/login', { username, password })
  if (!result) throw new Error(message)
  return result.token
}
