import { refuse } from '../../../contract/error'
import { type Attachment, attachmentLimits, isAttachmentName } from '../../../contract/fields/attachment'
import { typeNamed } from '../../../contract/fields/file-type'
import type { PersonDb } from '../../offline/person-db'
import { shrink } from '../camera/shrink'
import { keepFile } from '../keep-file'

/** What a file may be called here: without paths and what cannot be seen, its ending kept where the rest is too long. */
export function nameKept(given: string): string {
  const name = given.replace(/[\\/\p{C}]/gu, '').trim()
  const at = name.lastIndexOf('.')
  const ending = at < 0 ? '' : name.slice(at)
  return `${name.slice(0, name.length - ending.length).slice(0, attachmentLimits.name - ending.length)}${ending}`
}

/**
 * Keeps a file on the device for good and answers how a form names it. A picture is made as small as a photograph is, and becomes a JPEG.
 * Refuses with `field.attachment` what is of no allowed type, with `file.large` what is too large, and as `keepFile` does.
 */
export async function keepAttachment(db: PersonDb, file: File, now: number): Promise<Attachment> {
  // Pictures of other kinds become photographs too.
  const name = nameKept(file.name).replace(/\.(gif|webp|bmp)$/i, '.png')
  const type = typeNamed(name)
  if (!type || !isAttachmentName(name)) return refuse('field.attachment')
  if (type.startsWith('image/')) {
    const bytes = await shrink(file)
    const sha = await keepFile(db, bytes, 'image/jpeg', now)
    return { sha, name: nameKept(name.replace(/\.png$/i, '.jpg')), size: bytes.byteLength }
  }
  if (file.size > attachmentLimits.size) return refuse('file.large', { max: attachmentLimits.size })
  const bytes = await file.arrayBuffer()
  return { sha: await keepFile(db, bytes, type, now), name, size: bytes.byteLength }
}
