import { type Method, type Options, reach } from './call'
import { openEnvelope } from './envelope'

/** A file the server makes for whoever asks. Throws what the server said against it. */
export async function fetchMade(method: Method, path: string, options: Options = {}): Promise<Blob> {
  const answered = await reach(method, path, options)
  if (answered.ok && !answered.headers.get('content-type')?.includes('json')) return answered.blob()
  openEnvelope(answered.status, await answered.json().catch(() => undefined))
  throw new Error('an answer that is no file')
}
