import { refuse } from '../../contract/error'
import { fileLimits } from '../../contract/fields/file'
import { sharp } from './modest-sharp'
import type { ShrinkJob } from './open-pictures'

/**
 * A small copy of a picture that was looked at in full before: WebP, upright, its longest edge at most `edge` pixels, with nothing in it but
 * the picture. Refuses with `file.broken`. This is for a process of its own (`openPictures`).
 */
export const smallPicture = ({ bytes, edge }: ShrinkJob): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: fileLimits.pixels, failOn: 'error', sequentialRead: true })
    .rotate()
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
    .catch(() => refuse('file.broken'))
