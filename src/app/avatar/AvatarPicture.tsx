import { useState } from 'react'
import { isFileHash, type SmallEdge } from '../../contract/fields/file'
import { usePicture } from '../files/picture/use-picture'
import { isStoredPath, staticAddress } from '../wire/stored-file'

/** `picture`: the hash of a file the row names, or the path of a stored one. */
export type AvatarPictureProps = { noun: string; id: string; picture: string; edge: SmallEdge }

function OfFile({ noun, id, picture: sha, edge }: AvatarPictureProps) {
  const picture = usePicture(sha, { of: { noun, id }, edge })
  return picture.phase === 'ready' ? <img src={picture.url} alt="" decoding="async" draggable={false} /> : null
}

function OfPath({ path }: { path: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return <img src={staticAddress(path)} alt="" decoding="async" draggable={false} onError={() => setMissing(true)} />
}

/** The picture over the initials, as soon as it is there. One that cannot be had, or is none of ours, leaves them as they are. */
export function AvatarPicture(props: AvatarPictureProps) {
  if (isFileHash(props.picture)) return <OfFile {...props} />
  return isStoredPath(props.picture) ? <OfPath key={props.picture} path={props.picture} /> : null
}
