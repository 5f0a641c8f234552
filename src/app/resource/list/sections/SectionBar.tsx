import { ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { Sheet } from '../../../design/overlay/Sheet'
import { useSay } from '../../../language/use-say'
import { listWords } from '../words'
import { SectionTitle } from './SectionTitle'
import type { Section } from './sections'

type Props = {
  bar: RefObject<HTMLDivElement | null>
  sections: readonly Section[]
  /** The section one is in. */
  here: number
  /** What can be done with all of it, beside its title. */
  beside?: ReactNode
  onJump: (section: number) => void
}

/** The heading of the section one is in, which stays as its rows pass below it. Pressed, it offers all others. */
export function SectionBar({ bar, sections, here, beside, onJump }: Props) {
  const say = useSay()
  const [jumping, setJumping] = useState(false)
  const section = sections[here]
  if (!section) return null
  const jump = (at: number) => {
    setJumping(false)
    onJump(at)
  }
  return (
    <div ref={bar} className="section-bar">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={say(listWords.jump, { title: section.title, count: section.count })}
        onClick={() => setJumping(true)}
      >
        <SectionTitle section={section} />
        <ChevronDown size={16} aria-hidden />
      </button>
      {beside}
      {jumping && (
        <Sheet open title={say(listWords.jumpTitle)} onClose={() => setJumping(false)}>
          <div className="chips">
            {sections.map((one, at) => (
              <button key={`${one.key} ${one.from}`} type="button" className="chip" aria-pressed={at === here} onClick={() => jump(at)}>
                <SectionTitle section={one} />
              </button>
            ))}
          </div>
        </Sheet>
      )}
    </div>
  )
}
