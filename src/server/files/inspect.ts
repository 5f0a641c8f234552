import { refuse } from '../../contract/error'
import { type FileType, fileLimits, fileTypeOf } from '../../contract/file'

async function load() {
  const { default: sharp } = await import('sharp')
  // Uploads are all different: keeping decoded ones would only cost memory. Several are decoded side by side already.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

let loading: ReturnType<typeof load> | undefined
/** The decoder. It is heavy, and the product starts without it. */
const decoder = () => {
  loading ??= load()
  return loading
}

const formats: Readonly<Record<FileType, string>> = { 'image/jpeg': 'jpeg', 'image/png': 'png' }

/**
 * The type of a picture that was looked at in full: known by its first bytes, no larger than allowed by what its head says, and
 * decoded to the last line. Refuses with `file.type`, `file.pixels` or `file.broken`.
 */
export async function inspect(bytes: Buffer): Promise<FileType> {
  const type = fileTypeOf(bytes)
  if (!type) refuse('file.type')
  const sharp = await decoder()
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
