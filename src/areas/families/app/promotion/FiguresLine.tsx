import { useSay } from '../../../../app/language/use-say'
import type { Figures } from '../../promotion/plan'
import { words } from './words'

/** What became of children, each part that is not none. */
export function FiguresLine({ figures: { moved, repeated, graduated, left, waiting } }: { readonly figures: Figures }) {
  const say = useSay()
  const parts = [
    [words.moved, moved],
    [words.repeated, repeated],
    [words.graduated, graduated],
    [words.left, left],
    [words.waits, waiting],
  ] as const
  return (
    <span className="quiet figures promotion-parts">
      {parts
        .filter(([, count]) => count > 0)
        .map(([word, count]) => say(word, { count }))
        .join(' · ')}
    </span>
  )
}
