import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { DictItem } from '../../contract/system/dict-item'
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

const inline = ['itemText', 'itemTextEn', 'itemValue'] as const
const titles = { itemText: words.text, itemTextEn: words.textEn, itemValue: words.value } as const

/** Before which row a pointer lets go: the one whose middle it has not passed. */
function placeUnder({ currentTarget, clientY }: DragEvent<HTMLElement>): number {
  const rows = [...currentTarget.querySelectorAll('tr[data-item]')]
  const at = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return at < 0 ? rows.length : at
}

type LineProps = { item: ItemRow; at: number; of: number; acts: ItemActs; isHeld: boolean; hold: (id: string | undefined) => void }

/** Where an item stands among the others: dragged by its handle, or moved by a press. */
function PlaceCell({ item, at, of, acts, hold }: LineProps) {
  const say = useSay()
  const name = item.itemText
  return (
    <td className="item-place">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what it does by dragging, the buttons beside it do by a press */}
      <span
        className="item-tool"
        title={say(words.drag, { name })}
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', name)
          dataTransfer.effectAllowed = 'move'
          hold(item.id)
        }}
        onDragEnd={() => hold(undefined)}
      >
        <GripVertical size={16} aria-hidden />
      </span>
      <button
        type="button"
        className="item-tool"
        disabled={at === 0}
        aria-label={say(words.up, { name })}
        onClick={() => acts.move(item, at - 1)}
      >
        <ArrowUp size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="item-tool"
        disabled={at === of - 1}
        aria-label={say(words.down, { name })}
        onClick={() => acts.move(item, at + 1)}
      >
        <ArrowDown size={16} aria-hidden />
      </button>
    </td>
  )
}

function ItemLine(props: LineProps) {
  const { item, acts, isHeld } = props
  const say = useSay()
  const verbs = useRowVerbs(DictItem, item)
  const mayEdit = verbs.includes('edit')
  const name = item.itemText
  return (
    <tr data-item={item.id} data-held={isHeld || undefined} data-out={item.status === '0' || undefined}>
      {mayEdit && <PlaceCell {...props} />}
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
            className="item-tool"
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
    const to = placeUnder(event)
    // It leaves its own place first: what stood behind it moves up.
    if (item) acts.move(item, to > from ? to - 1 : to)
    hold(undefined)
  }
  const places = verbs.includes('edit') ? 1 : 0
  return (
    <>
      <table className="item-table" aria-label={say(words.items, { name: dictionary.name })}>
        <thead>
          <tr>
            {places === 1 && <th scope="col">{say(words.order)}</th>}
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
            setOver(placeUnder(event))
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={drop}
        >
          {acts.shown.map((item, at) => (
            <ItemLine key={item.id} {...{ item, at, acts, hold }} of={acts.shown.length} isHeld={held === item.id} />
          ))}
        </tbody>
        {can('dict-item:add') && <NewItemRow dictionary={dictionary} places={places} />}
      </table>
      {places === 1 && <p className="quiet">{say(words.keys)}</p>}
    </>
  )
}
