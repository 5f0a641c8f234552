import type { FastifyRequest } from 'fastify'

/** The fields and files of a form as it was sent (`multipart/form-data`); undefined where the body is none. */
export async function readForm(request: FastifyRequest): Promise<FormData | undefined> {
  if (!Buffer.isBuffer(request.body)) return undefined
  const headers = { 'content-type': String(request.headers['content-type'] ?? '') }
  return new Response(new Uint8Array(request.body), { headers }).formData().catch(() => undefined)
}

type FormFile = Exclude<ReturnType<FormData['get']>, string | null>

/** The file of a form under a name, or else its first one, whatever that is called. */
export const fileOf = (form: FormData, name = 'file'): FormFile | undefined =>
  [...form.getAll(name), ...form.values()].find((value) => typeof value !== 'string')

export const bytesOf = async (file: FormFile): Promise<Buffer> => Buffer.from(await file.arrayBuffer())
