import { EggOff } from 'lucide-react'
import { useMemo } from 'react'
import { BandMatter } from '../../../../../app/home/band/BandMatter'
import type { BandItemProps } from '../../../../../app/home/band/band-item'
import { useTell } from '../../../../../app/home/use-tell'
import { useSay } from '../../../../../app/language/use-say'
import { useCopiedRows } from '../../../../../app/offline/view/use-copied-rows'
import { KindergartenProfile } from '../../../../garden/published/kindergarten-profile'
import { platesToAvoid } from '../../../allergy/plates-to-avoid'
import { AllergyRows } from '../../home/serving/AllergyRows'
import { useAllergyWords } from '../../home/serving/use-allergy-words'
import { useMenuOfDay } from '../../home/use-menu-of-day'
import { bandWords as words } from './band-words'
import { useRoll } from './roll-context'

/** Who must not eat what of today's food. Each severe one has words of its own, which are never cut. */
export function AllergyMatter({ day, tell }: BandItemProps) {
  const say = useSay()
  const said = useAllergyWords()
  const roll = useRoll()
  const menu = useMenuOfDay(day)
  const profiles = useCopiedRows(KindergartenProfile)
  const lines = useMemo(() => menu && profiles && platesToAvoid(roll, menu, profiles[0]?.mealPattern ?? ''), [roll, menu, profiles])
  useTell(tell, lines && lines.length > 0)
  if (!lines) return null
  const [first, ...rest] = lines.filter(({ severe }) => !severe)
  const icon = <EggOff size={20} aria-hidden />
  const all = <AllergyRows lines={lines} />
  return (
    <>
      {lines
        .filter(({ severe }) => severe)
        .map((line) => (
          <BandMatter key={line.child.id} whole tone="bad" icon={icon} said={said.one(line)} title={say(words.allergies)}>
            {all}
          </BandMatter>
        ))}
      {first && (
        <BandMatter
          tone="bad"
          icon={icon}
          said={rest.length > 0 ? said.some([first, ...rest]) : said.one(first)}
          title={say(words.allergies)}
        >
          {all}
        </BandMatter>
      )}
    </>
  )
}
