import { Trash2 } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { DictItem } from '../../contract/system/dict-item'
import { PlaceTools } from '../design/order/PlaceTools'
import { placeUnder } from '../design/order/place-under'
import { useSay } from '../language/use-say'
import { useRowVerbs } from '../resource/record/use-row-verbs'
import { useCan } from '../session/use-can'
import { InlineText } from './InlineText'
import { NewItemRow } from './NewItemRow'
import { ToneChoice } from './ToneChoice'
import type { DictionaryView, ItemRow } from './use-dictionary-rows'
import type { ItemActs } from './use-item-acts'
import { words } from './words'

export type ItemsProps = { dictionary: DictionaryView; acts: ItemActs }

/** The lines among which one is put to another place. */
const places = 'tr[data-item]'
const inline = ['itemText', 'itemTextEn', 'itemValue'] as const
const titles = { itemText: words.text, itemTextEn: words.textEn, itemValue: words.value } as const

type LineProps = { item: ItemRow; at: number; of: number; acts: ItemActs; isHeld: boolean; hold: (id: string | undefined) => void }

function ItemLine({ item, at, of, acts, isHeld, hold }: LineProps) {
  const say = useSay()
  const verbs = useRowVerbs(DictItem, item)
  const mayEdit = verbs.includes('edit')
  const name = item.itemText
  return (
    <tr data-item={item.id} data-held={isHeld || undefined} data-out={item.status === '0' || undefined}>
      {mayEdit && (
        <td>
          <PlaceTools {...{ name, at, of }} onMove={(to) => acts.move(item, to)} onHold={(held) => hold(held ? item.id : undefined)} />
        </td>
      )}
      {inline.map((field) => (
        <td key={field}>
          {mayEdit ? (
            <InlineText
              label={say(words.fieldOf, { field: say(titles[field]), name })}
              value={item[field] ?? ''}
              max={DictItem.fields[field].max}
              required={DictItem.fields[field].required}
              onSave={(value) => acts.change(item, { [field]: value })}
            />
          ) : (
            item[field]
          )}
        </td>
      ))}
      <td>
        <ToneChoice item={item} mayEdit={mayEdit} onChange={(tone) => void acts.change(item, { tone })} />
      </td>
      <td>
        <label className="item-state">
          <input
            type="checkbox"
            disabled={!mayEdit}
            checked={item.status !== '0'}
            aria-label={say(words.use, { name })}
            onChange={({ target }) => void acts.change(item, { status: target.checked ? '1' : '0' })}
          />
          {say(item.status === '0' ? words.outOfUse : words.inUse)}
        </label>
      </td>
      {verbs.includes('remove') && (
        <td>
          <button
            type="button"
            className="row-tool"
            data-bad
            aria-label={say(words.remove, { name })}
            onClick={() => void acts.takeAway(item)}
          >
            <Trash2 size={16} aria-hidden />
          </button>
        </td>
      )}
    </tr>
  )
}

/** The items on a desk: edited where they stand, dragged or moved into order, added at the foot. */
export function ItemTable({ dictionary, acts }: ItemsProps) {
  const say = useSay()
  const can = useCan()
  const [held, hold] = useState<string>()
  const [over, setOver] = useState<number>()
  const verbs = useRowVerbs(DictItem)
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    setOver(undefined)
    const from = acts.shown.findIndex(({ id }) => id === held)
    const item = acts.shown[from]
    const to = placeUnder(event, places)
    // It leaves its own place first: what stood behind it moves up.
    if (item) acts.move(item, to > from ? to - 1 : to)
    hold(undefined)
  }
  const columns = verbs.includes('edit') ? 1 : 0
  return (
    <>
      <table className="item-table" aria-label={say(words.items, { name: dictionary.name })}>
        <thead>
          <tr>
            {columns === 1 && <th scope="col">{say(words.order)}</th>}
            {inline.map((field) => (
              <th key={field} scope="col">
                {say(titles[field])}
              </th>
            ))}
            <th scope="col">{say(words.tone)}</th>
            <th scope="col">{say(words.state)}</th>
            {verbs.includes('remove') && (
              <th scope="col">
                <span className="for-readers">{say('remove')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody
          data-over={over}
          onDragOver={(event) => {
            if (held === undefined) return
            event.preventDefault()
            setOver(placeUnder(event, places))
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={drop}
        >
          {acts.shown.map((item, at) => (
            <ItemLine key={item.id} {...{ item, at, acts, hold }} of={acts.shown.length} isHeld={held === item.id} />
          ))}
        </tbody>
        {can('dict-item:add') && <NewItemRow dictionary={dictionary} places={columns} />}
      </table>
      {columns === 1 && <p className="quiet">{say(words.keys)}</p>}
    </>
  )
}
