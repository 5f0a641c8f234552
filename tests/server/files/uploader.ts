import { fileLimits } from '../../../src/contract/fields/file'
import type { Picture } from '../../kit/sample-picture'
import type { OpenHouse } from '../../kit/server/open-house'

export type Put = { readonly status: number; readonly error?: string; readonly values?: Record<string, unknown>; readonly result: unknown }
type Part = { readonly offset?: number; readonly size?: number; readonly type?: string }

/** Somebody who brings files to a house, part by part. */
export async function openUploader(house: OpenHouse, username: string) {
  const call = await house.as(username)
  const headers = { 'x-access-token': call.token }
  const head = async (sha: string, how = '') => {
    const { statusCode, headers: found } = await house.server.inject({ method: 'HEAD', url: `/sync/blob/${sha}${how}`, headers })
    return { status: statusCode, offset: found['x-offset'] === undefined ? undefined : Number(found['x-offset']) }
  }
  const put = async (sha: string, bytes: Buffer, { offset = 0, size = bytes.length, type = 'application/octet-stream' }: Part = {}) => {
    const url = `/sync/blob/${sha}?offset=${offset}&size=${size}`
    const answered = await house.server.inject({
      method: 'PUT',
      url,
      headers: { ...headers, 'content-type': type },
      payload: bytes,
    })
    return { status: answered.statusCode, ...(answered.json() as object) } as Put
  }
  const part = (file: Picture, at: number) =>
    put(file.sha, file.bytes.subarray(at, at + fileLimits.part), { offset: at, size: file.bytes.length })
  const bring = async (file: Picture): Promise<Put> => {
    let answered = await part(file, 0)
    for (let at = fileLimits.part; at < file.bytes.length; at += fileLimits.part) answered = await part(file, at)
    return answered
  }
  const get = async (sha: string, noun: string, id: string, edge?: number | string) => {
    const url = `/sync/blob/${sha}?noun=${noun}&id=${id}${edge === undefined ? '' : `&edge=${edge}`}`
    const answered = await house.server.inject({ method: 'GET', url, headers })
    return { status: answered.statusCode, headers: answered.headers, bytes: answered.rawPayload }
  }
  return { call, head, put, part, bring, get }
}
