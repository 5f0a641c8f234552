import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { attachmentLimits } from '../../contract/fields/attachment'
import { label, say } from '../../contract/label'
import { StoredFile } from '../../contract/system/infrastructure/stored-file'
import { answer } from '../http/envelope'
import { bytesOf, fileOf, readForm } from '../http/read-form'
import { type Call, type Route, route } from '../http/route'
import { addRow } from '../resource/routes'
import { takeWhole } from './upload'
import { nameFor, typeOf } from './uploaded-file'

/** Bytes of a form beside those of its file. */
const around = 64 * 1024
const done = label('上传成功！', 'Uploaded')

/** Takes the file of a form, looked at as closely as any other, and keeps it under a path. */
async function keepFile(call: Call<object>) {
  const { engine, session, request } = call
  const form = (await readForm(request)) ?? refuse('input.malformed')
  const file = fileOf(form) ?? refuse('file.none')
  const bytes = await bytesOf(file)
  if (bytes.length === 0) refuse('file.none')
  const sha = createHash('sha256').update(bytes).digest('hex')
  await takeWhole(engine, session.person, sha, bytes)
  const name = nameFor(file.name, await typeOf(engine, session.person.tenant, sha))
  return addRow({ ...call, input: { file: [{ sha, name, size: bytes.length }] } }, StoredFile)
}

const options = {
  door: `${StoredFile.name}:add`,
  input: z.object({}),
  takes: 'form',
  bodyLimit: attachmentLimits.size + around,
  perMinute: 120,
} as const

/** The calls by which clients of the wire contract bring files that are kept for themselves. */
export const storedFileRoutes: readonly Route[] = [
  route(`POST ${StoredFile.path}/upload` as 'POST /', options, async (call) =>
    call.reply.send(answer(await keepFile(call), say(done, call.language))),
  ),
  // Its caller reads the path as the message.
  route('POST /sys/upload/uploadMinio', options, async (call) => {
    const row = await keepFile(call)
    return call.reply.send(answer(row, 'url' in row ? String(row.url) : ''))
  }),
]
