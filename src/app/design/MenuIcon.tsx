import { Early } from './Early'
import { menuIcons } from './menu-icons'
import { Suspense } from './Suspense'

/** The picture of a menu entry. Its place is kept free until it arrives. */
export function MenuIcon({ name, size = 24 }: { name: string | null | undefined; size?: number }) {
  return (
    <Suspense fallback={<span aria-hidden style={{ display: 'inline-block', inlineSize: size, blockSize: size }} />}>
      <Early part={menuIcons} given={{ name, size }} />
    </Suspense>
  )
}
