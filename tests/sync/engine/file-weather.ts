import type { FileTransport, Part } from '../../../src/app/files/upload/file-transport'
import { blobPath, offsetHeader, type PutReply } from '../../../src/contract/fields/file'
import type { Roll } from '../../kit/dice'
import type { OpenHouse } from '../../kit/server/open-house'

type Way = { readonly house: OpenHouse; readonly roll: Roll; readonly token: () => string; readonly isFair: () => boolean }

/** Carries files to a real server in the weather of one device: parts and answers are lost, come twice, or meet a failing gateway. */
export function fileWeather({ house, roll, token, isFair }: Way): FileTransport {
  const headers = () => ({ 'x-access-token': token(), 'x-forwarded-for': `10.2.${roll(250)}.${roll(250)}` })
  const ask = async (sha: string): Promise<number | 'all'> => {
    const { statusCode, headers: found } = await house.server.inject({ method: 'HEAD', url: blobPath(sha), headers: headers() })
    if (statusCode === 200) return 'all'
    if (statusCode === 404) return 0
    if (statusCode !== 206) throw { status: statusCode }
    return Number(found[offsetHeader.toLowerCase()])
  }
  const put = async (sha: string, { offset, size, bytes }: Part): Promise<PutReply> => {
    const { statusCode, json } = await house.server.inject({
      method: 'PUT',
      url: `${blobPath(sha)}?offset=${offset}&size=${size}`,
      headers: { ...headers(), 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    })
    const body = json() as { success: boolean; error?: string; values?: object; result: PutReply }
    if (!body.success) throw { status: statusCode, code: body.error, values: body.values }
    return body.result
  }
  const carry = async <T>(deliver: () => Promise<T>): Promise<T> => {
    const mishap = isFair() ? 99 : roll(12)
    if (mishap === 0) throw { status: 0 }
    if (mishap === 1) throw { status: 503 }
    const reply = await deliver()
    if (mishap === 2) throw { status: 0 }
    return mishap === 3 ? deliver() : reply
  }
  return { ask: (sha) => carry(() => ask(sha)), put: (sha, part) => carry(() => put(sha, part)) }
}
