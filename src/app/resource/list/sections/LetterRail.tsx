import { type PointerEvent, useState } from 'react'
import type { Section } from './sections'

type Props = { sections: readonly Section[]; here: number; onJump: (section: number) => void }

/**
 * The letters at the edge: a finger drawn along them leads through the list, and the letter under it is shown large. It is a short cut for a
 * hand alone; the heading above the rows does the same with one press a letter.
 */
export function LetterRail({ sections, here, onJump }: Props) {
  const [under, setUnder] = useState<number>()
  const point = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientY - top) / height) * sections.length)
    const next = Math.min(sections.length - 1, Math.max(0, at))
    if (next === under) return
    setUnder(next)
    onJump(next)
  }
  const letGo = () => setUnder(undefined)
  return (
    <>
      <div
        className="letter-rail"
        aria-hidden
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => under !== undefined && point(event)}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        {sections.map(({ key, from, title }, at) => (
          <span key={`${key} ${from}`} data-here={at === here || undefined}>
            {title}
          </span>
        ))}
      </div>
      {under !== undefined && (
        <div className="letter-large" aria-hidden>
          {sections[under]?.title}
        </div>
      )}
    </>
  )
}
