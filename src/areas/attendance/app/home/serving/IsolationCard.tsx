import { useNow } from '../../../../../app/clock/use-now'
import { CardFrame } from '../../../../../app/home/CardFrame'
import { Figure } from '../../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../../app/home/home-card'
import { useTell } from '../../../../../app/home/use-tell'
import { useSay } from '../../../../../app/language/use-say'
import { IsolationRows } from './IsolationRows'
import { servingWords as words } from './serving-words'
import { useOwnRolls } from './use-own-rolls'

/** Who is kept at home, of the children somebody looks after, and until when? */
export function IsolationCard({ tell }: HomeCardProps) {
  const say = useSay()
  const own = useOwnRolls(useNow().slice(0, 10))
  const children = own?.rolls.flatMap(({ tiles }) => tiles.flatMap(({ isQuarantined, child }) => (isQuarantined ? [child] : [])))
  const count = children?.length ?? 0
  useTell(tell, own && (!own.isOpen ? { as: 'none' } : count > 0 ? { as: 'calm' } : { as: 'well', said: words.nobodyIsolated }))
  if (!children) return <CardFrame state="loading" />
  return (
    <CardFrame>
      {count > 0 ? (
        <Figure value={count} words={say(words.isolated, { count })} tone="care" />
      ) : (
        <p className="quiet">{say(words.nobodyIsolated)}</p>
      )}
      <IsolationRows of={children} />
    </CardFrame>
  )
}
