import { pack } from '../../../src/app/unsent-file/pack'
import type { Op } from '../../../src/contract/sync/op'
import type { HouseKey, UnsentContents } from '../../../src/contract/sync/unsent-file'
import type { Picture } from '../../kit/sample-picture'
import type { Caller, OpenHouse } from '../../kit/server/open-house'

type More = Partial<Omit<UnsentContents, 'ops'>> & { readonly ops?: readonly unknown[]; readonly pictures?: readonly Picture[] }

/** What a device would export of these ops. */
export function contentsOf(replica: string, user: string, { ops = [], pictures = [], ...more }: More): UnsentContents {
  return {
    tenant: '1',
    user,
    name: user,
    device: '',
    replica,
    epoch: null,
    release: 'test',
    madeAt: '2026-03-02 08:00:00',
    ops: ops.map((op) => ({ op, standing: 'waiting' as const })),
    files: pictures.map(({ sha, bytes }) => ({ sha, mime: 'image/png', size: bytes.length })),
    ...more,
  }
}

export async function keyOf(call: Caller): Promise<HouseKey> {
  return (await call('GET /sync/house-key')).result
}

/** A file as a device makes it. */
export async function sealFile(house: HouseKey, contents: UnsentContents, pictures: readonly Picture[] = []): Promise<Buffer> {
  const bytesOf = async (sha: string) => new Uint8Array(pictures.find((one) => one.sha === sha)?.bytes ?? Buffer.from('x')).buffer
  return Buffer.from(await new Blob(await pack(contents, { house, bytesOf })).arrayBuffer())
}

export type Answer = {
  readonly status: number
  readonly success: boolean
  readonly error?: string
  readonly result: {
    readonly author: string
    readonly oldest: string | null
    readonly handedOver: number
    readonly ops: readonly {
      readonly outcome?: string
      readonly known: boolean
      readonly code?: string
      readonly subject: string
      readonly patch: Partial<Op['patch']>
      readonly words: Readonly<Record<string, string>>
    }[]
  }
}

/** Brings a file to a house, to be looked at or to be done. */
export async function bring(house: OpenHouse, token: string, file: Buffer, how: 'look' | 'do' = 'do'): Promise<Answer> {
  const answered = await house.server.inject({
    method: 'POST',
    url: how === 'look' ? '/sync/salvage/look' : '/sync/salvage',
    headers: {
      'x-access-token': token,
      'content-type': 'application/octet-stream',
      'x-forwarded-for': '10.3.0.1',
      'accept-language': 'en',
    },
    payload: file,
  })
  return { status: answered.statusCode, ...(answered.json() as object) } as Answer
}
