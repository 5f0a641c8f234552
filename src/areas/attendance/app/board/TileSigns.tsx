import { EggOff, HeartPulse, House } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { noAllergies } from '../../../families/published/child-states'
import { nameList } from '../name-list'
import { words } from '../words'
import type { BoardTile } from './use-attendance-day'

/** What a teacher must know of a child before anything else: allergies, what the doctor asked to watch, staying at home. */
export function TileSigns({ tile }: { tile: BoardTile }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const allergens = useDict('allergen')
  const { healthTag } = tile.child
  const names = (tile.child.allergies ?? []).filter((one) => one !== noAllergies).map((allergen) => wordsFor(allergens, [allergen]))
  if (names.length === 0 && !healthTag && !tile.isQuarantined) return null
  return (
    <span className="tile-signs">
      {names.length > 0 && (
        <Sign tone="bad" icon={<EggOff size={14} aria-hidden />}>
          <span className="tile-sign-word">{`${say(words.allergy)} ${nameList(names, language)}`}</span>
        </Sign>
      )}
      {healthTag && (
        <Sign tone="care" icon={<HeartPulse size={14} aria-hidden />}>
          <span className="tile-sign-word tile-note">{healthTag}</span>
        </Sign>
      )}
      {tile.isQuarantined && (
        <Sign tone="care" icon={<House size={14} aria-hidden />}>
          <span className="tile-sign-word">{say(words.isolated)}</span>
        </Sign>
      )}
    </span>
  )
}
