import { addressOf, heed } from './call'
import { type Envelope, openEnvelope } from './envelope'
import { fetchMade } from './fetch-made'
import { apiBase, surroundings } from './surroundings'
import { unreachable, WireError } from './wire-error'

/** The address under which a stored path is read: one that is an address already stays as it is; undefined for what is no path. */
export function staticAddress(path: string): string | undefined {
  if (path.startsWith('http')) return path
  if (path === '' || path.includes('[')) return undefined
  return `${apiBase}/sys/common/static/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** Whether a text is a path a file of ours is stored under: a place, a ticket, a name. */
export const isStoredPath = (text: string): boolean => /^[^:]+\/[0-9a-f]{36}\/[^/]+$/.test(text)

/** The bytes under a stored path. Throws `WireError`. */
export const fetchStored = (path: string): Promise<Blob> =>
  fetchMade('GET', `sys/common/static/${path.split('/').map(encodeURIComponent).join('/')}`, { cache: 'no-store' })

type FormCall = {
  readonly form: FormData
  /** Whether the sign-in goes along. */
  readonly token: boolean
  readonly onPercent: (percent: number) => void
  readonly signal: AbortSignal
}

/** The answer in a reply, whatever it is. */
function answerIn({ status, responseText }: XMLHttpRequest): Envelope<unknown> {
  let body: unknown
  try {
    body = JSON.parse(responseText)
  } catch {
    body = undefined
  }
  return openEnvelope(status, body)
}

/**
 * Sends a form and tells how much of it has gone, in percent, which only this kind of request is told. Answers the whole envelope, for a path may
 * stand in any of its fields. Throws `WireError`.
 */
export function sendForm(path: string, { form, token, onPercent, signal }: FormCall): Promise<Envelope<unknown>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const known = surroundings()
    const isOurs = !/^https?:/.test(path)
    request.open('POST', isOurs ? addressOf('POST', path) : path)
    request.setRequestHeader('tenant-id', known.tenant())
    request.setRequestHeader('Accept-Language', known.language())
    const held = known.token()
    if (token && held) request.setRequestHeader('X-Access-Token', held)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && total > 0 && onPercent((loaded / total) * 100)
    request.onload = () => {
      try {
        resolve(answerIn(request))
      } catch (error) {
        if (error instanceof WireError && isOurs && token) heed(error, held)
        reject(error)
      }
    }
    request.onerror = () => reject(new WireError({ status: 0, code: unreachable }))
    request.onabort = request.onerror
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
