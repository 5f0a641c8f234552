import { addressOf, opened } from './call'
import { surroundings } from './surroundings'
import { unreachable, WireError } from './wire-error'

/** What is asked for where an answer is to come line by line. */
const lineByLine = 'application/x-ndjson'

/** The lines of a stream of JSON, each as what it says. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let left = ''
  for (;;) {
    const { value, done } = await reader.read()
    const lines = (left + decoder.decode(value, { stream: !done })).split('\n')
    left = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line.trim() !== '') yield JSON.parse(line)
    if (done) return
  }
}

/**
 * Sends a form, and says what is answered as it comes: each line of an answer that comes line by line, or all of another one. Throws `WireError`
 * where it was turned away, with status 0 where nothing came; stopping the signal ends it.
 */
export async function* sendLines(path: string, form: FormData, signal: AbortSignal): AsyncGenerator<unknown> {
  const { token, tenant, language } = surroundings()
  const headers = new Headers({ accept: lineByLine, 'tenant-id': tenant(), 'Accept-Language': language() })
  const held = token()
  if (held) headers.set('X-Access-Token', held)
  const isOurs = !/^https?:/.test(path)
  let response: Response
  try {
    response = await fetch(isOurs ? addressOf('POST', path) : path, { method: 'POST', headers, body: form, signal })
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new WireError({ status: 0, code: unreachable })
  }
  if (response.body && response.headers.get('content-type')?.includes(lineByLine)) yield* linesOf(response.body)
  else yield await (response.ok ? response.json() : opened(response, isOurs ? held : null))
}
