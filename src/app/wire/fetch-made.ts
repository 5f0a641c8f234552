import { type Method, type Options, opened, reach } from './call'
import { surroundings } from './surroundings'
import { WireError } from './wire-error'

/** An answer that is a file. Throws what the server said against it. */
export async function fetchMade(method: Method, path: string, options: Options = {}): Promise<Blob> {
  const asker = surroundings().token()
  const answered = await reach(method, path, options)
  if (answered.ok && !answered.headers.get('content-type')?.includes('json')) return answered.blob()
  await opened(answered, asker)
  throw new WireError({ status: answered.status, code: 'server.failed' })
}
