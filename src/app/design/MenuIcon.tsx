import { Suspense } from 'react'
import { lazyPart } from './lazy-part'

// All pictures together weigh as much as a screen, so they follow after the words.
const NamedIcon = lazyPart(() => import('./NamedIcon').then((file) => file.NamedIcon))

/** The picture of a menu entry. Its place is kept free until it arrives. */
export function MenuIcon({ name, size = 24 }: { name: string | null | undefined; size?: number }) {
  return (
    <Suspense fallback={<span aria-hidden style={{ display: 'inline-block', inlineSize: size, blockSize: size }} />}>
      <NamedIcon name={name} size={size} />
    </Suspense>
  )
}
