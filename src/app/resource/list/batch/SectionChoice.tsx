import { useSay } from '../../../language/use-say'
import type { ViewRow } from '../../row'
import type { Section } from '../sections/sections'
import { listWords } from '../words'
import type { Choosing } from './use-choosing'

type Props = { choosing: Choosing; section: Section; rows: readonly ViewRow[] }

/** Chooses all of a section; none of it where all are chosen. */
export function SectionChoice({ choosing, section: { title }, rows }: Props) {
  const say = useSay()
  const isWhole = rows.every(({ id }) => choosing.ids?.has(id))
  return (
    <button
      type="button"
      className="section-choice"
      aria-label={say(isWhole ? listWords.unchooseSection : listWords.chooseSection, { title })}
      onClick={() => choosing.choose(rows, !isWhole)}
    >
      {say(isWhole ? listWords.none : listWords.all)}
    </button>
  )
}
