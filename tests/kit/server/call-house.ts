import { testPassword } from '../test-password'
import type { Caller } from './open-house'

/** The calls of somebody who is signed in at a house that answers at an address. */
export async function callHouse(url: string, username: string): Promise<Caller> {
  let token = ''
  const call: Caller = async (address, body, headers = {}) => {
    const [method, path] = address.split(' ')
    const answered = await fetch(`${url}${path}`, {
      method,
      headers: { 'x-access-token': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answered.status, ...(await answered.json()) }
  }
  const { result } = await call('POST /sys/login', { username, password: testPassword })
  token = (result as { token: string }).token
  return call
}
