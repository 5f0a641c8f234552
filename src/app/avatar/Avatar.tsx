import type { CSSProperties } from 'react'
import type { Crop } from '../../contract/fields/crop'
import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import { ErrorBoundary } from '../shell/screens/ErrorBoundary'
import type { AvatarPictureProps } from './AvatarPicture'
import { hueOf, initialsOf } from './initials'
import './avatar.css'

const Picture = lazyPart<AvatarPictureProps>(() => import('./AvatarPicture').then((file) => file.AvatarPicture))

type Props = {
  /** The row it stands for: who may see that may have its picture. */
  noun: string
  id: string
  /** What people call it. */
  name: string
  /** What its picture field holds: the hash of a file or the path of a stored one; nothing else is shown. */
  picture?: unknown
  /** `small` stands in a line of text, `middle` at the side of a card, `large` at the head of a record. */
  size?: 'small' | 'middle' | 'large'
  crop?: Crop | undefined
}

/**
 * The picture a row is known by at a glance, and until it is there, or where there is none, the initials of its name. Its place is the same all
 * along. The name stands beside it, so it says nothing to those who hear the page.
 */
export function Avatar({ noun, id, name, picture, size = 'middle', crop }: Props) {
  const [sha] = [picture].flat()
  return (
    <span className="avatar" aria-hidden data-size={size} data-crop={crop} style={{ '--hue': hueOf(id) } as CSSProperties}>
      {initialsOf(name, crop)}
      {typeof sha === 'string' && sha && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Picture {...{ noun, id, picture: sha }} edge={size === 'large' ? 480 : 160} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  )
}
