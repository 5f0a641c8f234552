import { type RefObject, useEffect, useState } from 'react'
import { useSay } from '../language/use-say'
import { goToPart, partIn } from './go-to-part'
import type { PartFacts } from './record-page'
import { words } from './words'

/** The name of the part that is in view. */
function usePartInView(page: RefObject<HTMLElement | null>, parts: readonly PartFacts[]) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const first = entries.find(({ isIntersecting }) => isIntersecting)
        if (first) setCurrent(first.target.getAttribute('data-part') ?? undefined)
      },
      // The upper third of the window, below the bars.
      { rootMargin: '-110px 0px -60% 0px' },
    )
    for (const { name } of parts) {
      const part = partIn(page.current, name)
      if (part) seen.observe(part)
    }
    return () => seen.disconnect()
  }, [page, parts])
  return current
}

/** From part to part of a long record, where they stand below each other. It is drawn with them, so that none of them is moved by it. */
export function JumpBar({ parts, page }: { parts: readonly PartFacts[]; page: RefObject<HTMLElement | null> }) {
  const say = useSay()
  const current = usePartInView(page, parts)
  if (parts.length < 3) return null
  return (
    <nav className="jump-bar" aria-label={say(words.parts)}>
      {parts.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-current={current === name ? 'true' : undefined}
          onClick={() => goToPart(page.current, name)}
        >
          {say(title)}
        </button>
      ))}
    </nav>
  )
}
