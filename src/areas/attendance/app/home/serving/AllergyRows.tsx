import { TriangleAlert } from 'lucide-react'
import { Sign } from '../../../../../app/design/Sign'
import { ToTile } from '../../../../../app/home/band/ToTile'
import { CardRow } from '../../../../../app/home/CardRow'
import { useSay } from '../../../../../app/language/use-say'
import { childPath } from '../../../../families/published/child-path'
import { bandWords as words } from '../../board/band/band-words'
import { type AllergyLine, useAllergyWords } from './use-allergy-words'

/** Everybody for whom something of today's menu is no food, and what. */
export function AllergyRows({ lines }: { lines: readonly AllergyLine[] }) {
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
