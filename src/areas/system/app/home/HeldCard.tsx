import { Sign } from '../../../../app/design/Sign'
import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { CardNote } from '../../../../app/home/ways/CardNote'
import { useSay } from '../../../../app/language/use-say'
import { useCan } from '../../../../app/session/use-can'
import { useProduct } from '../../../../app/shell/product'
import { conflictCentrePath } from '../../../../app/shell/screens/built-in'
import { labelOf } from '../../../../contract/catalogue'
import { heldStanding, useHeldChanges } from './held-standing'
import { words } from './words'

/** Lines that are shown; the place itself shows all. */
const shown = 3

/** Changes somebody has to decide before they count. Whoever decides only now and then has the card only then. */
export function HeldCard({ tell }: HomeCardProps) {
  const say = useSay()
  const can = useCan()
  const { catalogue } = useProduct()
  const waiting = useHeldChanges()
  const count = waiting?.length ?? 0
  useTell(tell, waiting && heldStanding(count, can('handed-over:close')))
  if (!waiting) return <CardFrame state="loading" />
  if (count === 0)
    return (
      <CardFrame>
        <p className="quiet">{say(words.nothingHeld)}</p>
      </CardFrame>
    )
  return (
    <CardFrame>
      <Figure value={count} words={say(words.toDecide)} tone="care" />
      <ul className="card-rows">
        {waiting.slice(0, shown).map(({ id, subject, noun, who, at, to, why }) => (
          <CardRow
            key={id}
            to={to}
            about={say(words.heldAbout, { noun: noun && say(labelOf(catalogue, noun)), who, time: at.slice(5, 16) })}
            end={<Sign tone="care">{say(why)}</Sign>}
          >
            {subject}
          </CardRow>
        ))}
      </ul>
      {count > shown && <CardNote to={conflictCentrePath}>{say(words.more, { count: count - shown })}</CardNote>}
    </CardFrame>
  )
}
