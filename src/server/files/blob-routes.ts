import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { fileLimits, offsetHeader, smallEdges } from '../../contract/fields/file'
import { type Route, route } from '../http/route'
import { downloadName } from './download-name'
import { arrived } from './parts'
import { seeFile } from './see-file'
import { holds, takePart } from './upload'

const address = '/sync/blob/:sha'
const sha = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const bytes = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

/** `absent`: how a file that is not there is answered. A browser notes every 404 as a fault, and a file that is to be sent is none. */
const asked = z.object({ sha, absent: z.optional(z.string().check(z.maxLength(8))) })

const head = route(`HEAD ${address}`, { door: 'signed-in', input: asked }, async ({ engine, session, input, reply }) => {
  const { person } = session
  if (await holds(engine, person, input.sha)) return reply.code(200).send()
  const have = await arrived(engine.databases.tenant(person.tenant), { user: person.id, sha: input.sha })
  return have > 0 ? reply.code(206).header(offsetHeader, have).send() : reply.code(input.absent === '204' ? 204 : 404).send()
})

const put = route(
  `PUT ${address}`,
  {
    door: 'signed-in',
    input: z.object({ sha, offset: bytes, size: bytes }),
    takes: 'bytes',
    bodyLimit: fileLimits.part,
    // A tablet that catches up sends some hundred photographs.
    perMinute: 600,
  },
  ({ engine, session, input, request }) =>
    Buffer.isBuffer(request.body)
      ? takePart(engine, session.person, input.sha, input.offset, input.size, request.body)
      : refuse('input.malformed'),
)

const wanted = z.object({
  sha,
  noun: z.string().check(z.maxLength(41)),
  id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
  edge: z.optional(z.pipe(z.coerce.number(), z.literal(smallEdges))),
})

/** What a file is called when it is saved: by its row (RFC 8187), else by its hash. */
function named(sha: string, type: string, name: string | undefined): string {
  if (name === undefined) return `filename="${sha.slice(0, 16)}.${type.split('/')[1]}"`
  return downloadName(name)
}

const get = route(`GET ${address}`, { door: 'signed-in', input: wanted }, async ({ engine, session, input, reply }) => {
  const { bytes, type, name } = await seeFile(engine, session.person, input)
  return reply
    .type(type)
    .headers({
      // What is under a hash never changes. The next person at the same tablet has another token, and so asks anew.
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'X-Access-Token',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // Only pictures are shown where they lie; nothing else is ever opened as a page of ours.
      'content-disposition': `${type.startsWith('image/') ? 'inline' : 'attachment'}; ${named(input.sha, type, name)}`,
    })
    .send(bytes)
})

/** The calls by which files come and go. */
export const blobRoutes: readonly Route[] = [head, put, get]
