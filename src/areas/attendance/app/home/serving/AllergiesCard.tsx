import { useNow } from '../../../../../app/clock/use-now'
import { CardFrame } from '../../../../../app/home/CardFrame'
import { Figure } from '../../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../../app/home/home-card'
import { useTell } from '../../../../../app/home/use-tell'
import { useSay } from '../../../../../app/language/use-say'
import { useCopiedRows } from '../../../../../app/offline/view/use-copied-rows'
import { KindergartenProfile } from '../../../../garden/published/kindergarten-profile'
import { allergicOf, platesToAvoid } from '../../../allergy/plates-to-avoid'
import { useMenuOfDay } from '../use-menu-of-day'
import { AllergyRows } from './AllergyRows'
import { servingWords as words } from './serving-words'
import { useOwnRolls } from './use-own-rolls'

/** Who must not eat what, of the children somebody looks after. Undefined while loading. */
function useAvoiding() {
  const today = useNow().slice(0, 10)
  const own = useOwnRolls(today)
  const menu = useMenuOfDay(today)
  const profiles = useCopiedRows(KindergartenProfile)
  if (!own || !menu || !profiles) return undefined
  const hasMenu = menu.some(({ dishes }) => dishes.length > 0)
  const pattern = profiles[0]?.mealPattern ?? ''
  const lines = own.rolls.flatMap((roll) => (hasMenu ? platesToAvoid(roll, menu, pattern) : allergicOf(roll)))
  return { isOpen: own.isOpen, hasMenu, lines }
}

/** Who must not eat what of today's food? For those who give out plates and have no board that tells them. */
export function AllergiesCard({ tell }: HomeCardProps) {
  const say = useSay()
  const found = useAvoiding()
  const well = { as: 'well', said: words.noneToday } as const
  useTell(tell, found && (!found.isOpen ? { as: 'none' } : found.lines.length > 0 || !found.hasMenu ? { as: 'calm' } : well))
  if (!found) return <CardFrame state="loading" />
  const { lines, hasMenu } = found
  const count = lines.length
  return (
    <CardFrame>
      {!hasMenu && <p className="quiet">{say(words.unknown)}</p>}
      {count > 0 && <Figure value={count} words={say(hasMenu ? words.mustNot : words.allergic, { count })} tone="bad" />}
      {count === 0 && hasMenu && <p className="quiet">{say(words.noneToday)}</p>}
      <AllergyRows lines={lines} />
    </CardFrame>
  )
}
