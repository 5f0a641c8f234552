import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { attachmentLimits } from '../../contract/fields/attachment'
import { isOfFrame } from '../auth/frames'
import { answer } from '../http/envelope'
import { tellFileCookie } from '../http/file-cookie'
import { bytesOf, fileOf, readForm } from '../http/read-form'
import { type Route, route } from '../http/route'
import { downloadName } from './download-name'
import { findUpload, takeUpload } from './uploaded-file'

/** Bytes of a form beside those of its file. */
const around = 64 * 1024

/**
 * Takes the file of a form, in the fields clients of the wire contract send: `file`, and `biz`, where it belongs; grid cells add `isup`, the editor of
 * texts `jeditor`. Answers the stored path as the message.
 */
const upload = route(
  'POST /sys/common/upload',
  { door: 'signed-in', input: z.object({}), takes: 'form', bodyLimit: attachmentLimits.size + around, perMinute: 120 },
  async ({ engine, session, token, request, reply }) => {
    const form = (await readForm(request)) ?? refuse('input.malformed')
    const file = fileOf(form) ?? refuse('file.none')
    const biz = form.get('biz')
    const place = typeof biz === 'string' && biz !== '' ? biz : 'temp'
    const filePath = await takeUpload(engine, session.person, { name: file.name, bytes: await bytesOf(file), place })
    if (!isOfFrame(session)) tellFileCookie(request, reply, token)
    return reply.send(answer({ fileName: filePath.slice(filePath.lastIndexOf('/') + 1), filePath, fileSize: file.size }, filePath))
  },
)

const wanted = z.object({ '*': z.string().check(z.maxLength(400)), download: z.optional(z.string().check(z.maxLength(8))) })

/** The file under a stored path. Pictures are shown where they stand; nothing else is ever opened as a page of ours. */
const show = route(
  'GET /sys/common/static/*',
  { door: 'signed-in', input: wanted, tokenInCookie: true, answersHead: true },
  async ({ engine, session, input, request, reply }) => {
    const { sha, type, name, read } = await findUpload(engine, session.person, input['*'])
    const isShown = type.startsWith('image/') && input.download === undefined
    reply.headers({
      // Asked for each time, so that whoever is signed out sees nothing; what has not changed is not sent again.
      'cache-control': 'private, no-cache',
      etag: `"${sha}"`,
      vary: 'X-Access-Token, Cookie',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; ${downloadName(name)}`,
    })
    if (request.headers['if-none-match'] === `"${sha}"`) return reply.code(304).send()
    return reply.type(type).send(await read())
  },
)

/** The calls by which clients of the wire contract bring and see files. */
export const uploadedRoutes: readonly Route[] = [upload, show]
