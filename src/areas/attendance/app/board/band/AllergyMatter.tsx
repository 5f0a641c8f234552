import { EggOff, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { Sign } from '../../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import { BandMatter } from '../../../../../app/home/band/BandMatter'
import type { BandItemProps } from '../../../../../app/home/band/band-item'
import { ToTile } from '../../../../../app/home/band/ToTile'
import { CardRow } from '../../../../../app/home/CardRow'
import { useTell } from '../../../../../app/home/use-tell'
import { enumerate } from '../../../../../app/language/enumerate'
import { useSay } from '../../../../../app/language/use-say'
import { useCopiedRows } from '../../../../../app/offline/view/use-copied-rows'
import { KindergartenProfile } from '../../../../garden/published/kindergarten-profile'
import { type Avoiding, type Plate, platesToAvoid } from '../../../allergy/plates-to-avoid'
import { childPath } from '../../child-path'
import { useMenuOfDay } from '../../home/use-menu-of-day'
import type { ChildView } from '../use-attendance-day'
import { bandWords as words } from './band-words'
import { useRoll } from './roll-context'

type Line = Avoiding<ChildView>

/** Dishes that are named on the band; the sheet names all. */
const named = 2

function useAllergyWords() {
  const say = useSay()
  const [allergens, meals] = [useDict('allergen'), useDict('mealType')]
  const plateWords = (plates: readonly Plate[]) =>
    enumerate(plates.map(({ meal, dish }) => say(words.plate, { meal: wordsFor(meals, [meal]), dish })))
  const shortly = ({ plates }: Line) =>
    plates.length > named
      ? say(words.morePlates, { plates: plateWords(plates.slice(0, named)), count: plates.length - named })
      : plateWords(plates)
  const valuesOf = (line: Line) => ({ allergens: wordsFor(allergens, line.allergens), name: line.child.name, plates: shortly(line) })
  return {
    one: (line: Line) => say(line.severe ? words.severe : words.allergyOf, valuesOf(line)),
    some: (lines: readonly Line[]) =>
      say(words.allergyOfSome, { count: lines.length, names: enumerate(lines.map(({ child }) => child.name)) }),
    allergens: (line: Line) => wordsFor(allergens, line.allergens),
    plates: ({ plates }: Line) => plateWords(plates),
  }
}

/** Everybody for whom something of today's menu is no food, and what. */
function AllOfThem({ lines }: { lines: readonly Line[] }) {
  const say = useSay()
  const said = useAllergyWords()
  return (
    <ul className="card-rows">
      {lines.map((line) => (
        <CardRow
          key={line.child.id}
          to={childPath(line.child.id)}
          about={said.plates(line)}
          act={<ToTile id={line.child.id} name={line.child.name} />}
          end={
            <Sign tone={line.severe ? 'bad' : 'care'} icon={line.severe && <TriangleAlert size={14} aria-hidden />}>
              {line.severe ? `${say(words.severeSign)} · ${said.allergens(line)}` : said.allergens(line)}
            </Sign>
          }
        >
          {line.child.name}
        </CardRow>
      ))}
    </ul>
  )
}

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
  const all = <AllOfThem lines={lines} />
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
