import { testPassword } from '../test-password'

/** The envelope every call is answered in. */
export type Envelope<T> = {
  readonly success: boolean
  readonly code: number
  readonly error?: string
  readonly message: string
  readonly result: T
}

/** Calls a server over a real connection. Throws when there is no answer, or none of ours, within ten seconds. */
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
    signal: AbortSignal.timeout(10_000),
  })
  return (await answer.json()) as Envelope<T>
}

/** Signs somebody in and answers their token. */
export async function signIn(address: string, username: string, password = testPassword): Promise<string> {
  const { result, message } = await postJson<{ token: string } | null>(address, '/sys/login', { username, password })
  if (!result) throw new Error(message)
  return result.token
}
