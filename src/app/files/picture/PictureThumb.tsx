import { CloudOff, ImageOff } from 'lucide-react'
import type { SmallEdge } from '../../../contract/fields/file'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import { usePicture } from './use-picture'
import '../files.css'

type Props = {
  sha: string
  alt: string
  /** Shown in full instead of cut to a square. */
  whole?: boolean
  /** A small copy will do, whose longest edge is so long. */
  edge?: SmallEdge
}

/** One picture, or quiet words where it cannot be shown just now. */
export function PictureThumb({ sha, alt, whole, edge }: Props) {
  const say = useSay()
  const picture = usePicture(sha, { ...(edge && { edge }) })
  if (picture.phase === 'ready')
    return <img className="picture" data-whole={whole || undefined} src={picture.url} alt={alt} decoding="async" draggable={false} />
  if (picture.phase === 'loading') return <span className="picture skeleton" role="img" aria-label={say(words.loading)} />
  const [Icon, why] = picture.phase === 'offline' ? [CloudOff, words.comesWithNetwork] : [ImageOff, words.notThere]
  return (
    <span className="picture picture-missing" role="img" aria-label={`${alt}: ${say(why)}`} title={say(why)}>
      <Icon size={20} aria-hidden />
      <span className="picture-why">{say(why)}</span>
    </span>
  )
}
