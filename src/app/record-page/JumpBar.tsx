import { type RefObject, useEffect, useState } from 'react'
import { useSay } from '../language/use-say'
import { goToPart } from './go-to-part'
import type { PartFacts } from './record-page'
import { words } from './words'

/** The names of the parts that are there, and the one that is in view. */
function usePartsInView(page: RefObject<HTMLElement | null>) {
  const [there, setThere] = useState<readonly string[]>([])
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const place = page.current
    if (!place) return
    const nameOf = (one: Element) => one.getAttribute('data-part') ?? ''
    const seen = new IntersectionObserver(
      (entries) => {
        const first = entries.find(({ isIntersecting }) => isIntersecting)
        if (first) setCurrent(nameOf(first.target))
      },
      // The upper third of the window, below the bars.
      { rootMargin: '-110px 0px -60% 0px' },
    )
    const look = () => {
      const parts = [...place.querySelectorAll('[data-part]')]
      setThere((old) => (old.join() === parts.map(nameOf).join() ? old : parts.map(nameOf)))
      seen.disconnect()
      for (const part of parts) seen.observe(part)
    }
    look()
    // Parts come and go with the rights of whoever looks and with what is known.
    const changed = new MutationObserver(look)
    changed.observe(place, { childList: true, subtree: true })
    return () => {
      changed.disconnect()
      seen.disconnect()
    }
  }, [page])
  return { there, current }
}

/** From part to part of a long record, where they stand below each other. */
export function JumpBar({ parts, page }: { parts: readonly PartFacts[]; page: RefObject<HTMLElement | null> }) {
  const say = useSay()
  const { there, current } = usePartsInView(page)
  const shown = parts.filter(({ name }) => there.includes(name))
  if (shown.length < 3) return null
  return (
    <nav className="jump-bar" aria-label={say(words.parts)}>
      {shown.map(({ name, title }) => (
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
