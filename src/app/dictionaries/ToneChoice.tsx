import { DictItem } from '../../contract/system/dict-item'
import { isTone } from '../../contract/tone'
import { Sign } from '../design/Sign'
import { useDict } from '../fields/choice/use-dict'
import { useSay } from '../language/use-say'
import type { ItemRow } from './use-dictionary-rows'
import { words } from './words'

/** An item as its values are shown: in the colour that was chosen for it, or as a bare word. */
export const ToneOf = ({ item: { tone, itemText } }: { item: ItemRow }) =>
  isTone(tone) ? <Sign tone={tone}>{itemText}</Sign> : <span>{itemText}</span>

type Props = { item: ItemRow; mayEdit: boolean; onChange: (tone: string | null) => void }

/** In which colour the values of an item are shown in tables and records. */
export function ToneChoice({ item, mayEdit, onChange }: Props) {
  const say = useSay()
  const options = useDict(DictItem.fields.tone.dict)
  return (
    <span className="item-tone">
      {mayEdit && (
        <select
          aria-label={say(words.fieldOf, { field: say(words.tone), name: item.itemText })}
          value={item.tone ?? ''}
          onChange={({ target }) => onChange(target.value || null)}
        >
          <option value="">{say(words.noTone)}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {isTone(item.tone) && <ToneOf item={item} />}
    </span>
  )
}
