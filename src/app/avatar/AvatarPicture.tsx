import type { SmallEdge } from '../../contract/fields/file'
import { usePicture } from '../files/picture/use-picture'

export type AvatarPictureProps = { noun: string; id: string; sha: string; edge: SmallEdge }

/** The picture over the initials, as soon as it is there. One that cannot be had leaves them as they are. */
export function AvatarPicture({ noun, id, sha, edge }: AvatarPictureProps) {
  const picture = usePicture(sha, { of: { noun, id }, edge })
  return picture.phase === 'ready' ? <img src={picture.url} alt="" decoding="async" draggable={false} /> : null
}
