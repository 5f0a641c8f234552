import { type RefObject, useEffect, useState } from 'react'
import type { CardGrid } from '../use-card-grid'
import { lastAtMost, type RollPlan, type Section } from './sections'

/** Pixels from the top of the roll at which each section's heading stands. */
export const topsOf = (sections: readonly Section[], plan: RollPlan, { rowHeight }: CardGrid): readonly number[] =>
  sections.map((_, at) => plan.headingLine(at) * (rowHeight / plan.tall))

/**
 * The section whose rows are at the upper edge of the window, as one scrolls. `bar`: what stands still above the rows and covers them.
 * `roll`: the element the rows lie in.
 */
export function useSectionHere(roll: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>, tops: readonly number[]): number {
  const [here, setHere] = useState(0)
  useEffect(() => {
    const look = () => {
      const above = bar.current?.getBoundingClientRect().top ?? 0
      const top = roll.current?.getBoundingClientRect().top ?? 0
      setHere(lastAtMost(tops, above - top + 1))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [roll, bar, tops])
  return Math.min(here, Math.max(0, tops.length - 1))
}
