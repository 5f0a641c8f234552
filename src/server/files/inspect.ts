import { refuse } from '../../contract/error'
import { type FileType, fileLimits, type PictureType, pictureTypeOf } from '../../contract/fields/file'
import { documentTypeOf } from './document-type'
import { scansOf } from './jpeg-scans'
import { sharp } from './modest-sharp'

const formats: Readonly<Record<PictureType, string>> = { 'image/jpeg': 'jpeg', 'image/png': 'png' }

/**
 * The type of a file that was looked at in full. A picture is known by its first bytes, no larger than allowed by what its head says, and
 * decoded to the last line; a document is known by what it is made of. Refuses with `file.type`, `file.pixels`, `file.heavy`, `file.large`
 * or `file.broken`. Takes a while: this is for a process of its own (`openPictures`).
 */
export async function inspect(bytes: Buffer): Promise<FileType> {
  const type = pictureTypeOf(bytes)
  if (!type) return documentTypeOf(bytes) ?? refuse('file.type')
  if (bytes.length > fileLimits.photo) refuse('file.large', { max: fileLimits.photo })
  if (type === 'image/jpeg' && scansOf(bytes) > fileLimits.scans) refuse('file.heavy')
  // Only the head is read here, however large a picture it claims.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (head && head.width * head.height > fileLimits.pixels) refuse('file.pixels')
  if (head?.format !== formats[type]) refuse('file.broken')
  await sharp(bytes, { limitInputPixels: fileLimits.pixels, failOn: 'error', sequentialRead: true })
    .raw()
    .toBuffer()
    .catch(() => refuse('file.broken'))
  return type
}
