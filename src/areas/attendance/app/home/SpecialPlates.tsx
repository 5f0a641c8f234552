import { TriangleAlert } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import type { SpecialLine } from '../../special-lines'
import { words } from './kitchen-words'

/** `classes`: names by id, in the order in which classes stand everywhere. */
type Props = { lines: readonly SpecialLine[]; classes: ReadonlyMap<string, string> }

function Reason({ line }: { line: SpecialLine }) {
  const say = useSay()
  const [allergens, taboos] = [useDict('allergen'), useDict('dietTaboo')]
  const { heads } = line
  const names = [...line.allergens.map((one) => wordsFor(allergens, [one])), ...line.taboos.map((one) => wordsFor(taboos, [one]))]
  return say(line.allergens.length > 0 ? words.allergy : words.taboo, { names, heads })
}

/** Plates that leave something out: how many, what, and of which classes. Nobody is named. */
export function SpecialPlates({ lines, classes }: Props) {
  const say = useSay()
  const place = [...classes.keys()]
  const whose = (line: SpecialLine) =>
    [...line.classes]
      .sort((one, two) => place.indexOf(one.classId) - place.indexOf(two.classId))
      .map(({ classId, heads }) => say(words.ofClass, { name: classes.get(classId) ?? classId, heads }))
      .join(' · ')
  return (
    <ul className="special-plates" aria-label={say(words.special)}>
      {lines.map((line) => (
        <li key={JSON.stringify([line.allergens, line.taboos, line.severe])} data-severe={line.severe || undefined}>
          <strong className="figures">
            <Reason line={line} />{' '}
            {line.severe && (
              <Sign tone="bad" icon={<TriangleAlert size={14} aria-hidden />}>
                {say(words.severe)}
              </Sign>
            )}
          </strong>
          {line.avoid.length > 0 && <span>{say(words.avoid, { dishes: line.avoid })}</span>}
          <span className="quiet figures">{whose(line)}</span>
        </li>
      ))}
    </ul>
  )
}
