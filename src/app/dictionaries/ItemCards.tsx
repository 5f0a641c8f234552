import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DictItem } from '../../contract/system/dict-item'
import { BigButton } from '../design/BigButton'
import { words as orderWords } from '../design/order/words'
import { Sheet } from '../design/overlay/Sheet'
import { Sign } from '../design/Sign'
import { useSay } from '../language/use-say'
import { RecordForm } from '../resource/form/RecordForm'
import { useRowVerbs } from '../resource/record/use-row-verbs'
import { useCan } from '../session/use-can'
import type { ItemsProps } from './ItemTable'
import { nextPlace } from './NewItemRow'
import { ToneOf } from './ToneChoice'
import type { ItemRow } from './use-dictionary-rows'
import type { ItemActs } from './use-item-acts'
import { words } from './words'

/** What of an item is asked for here: whose it is and where it stands follow from the list. */
const lines = [['itemText'], ['itemTextEn'], ['itemValue'], ['status'], ['tone'], ['description']] as const

type CardProps = { item: ItemRow; at: number; of: number; acts: ItemActs; onOpen: () => void }

function ItemCard({ item, at, of, acts, onOpen }: CardProps) {
  const say = useSay()
  const mayEdit = useRowVerbs(DictItem, item).includes('edit')
  const name = item.itemText
  const inside = (
    <>
      <ToneOf item={item} />
      <span className="quiet">{[item.itemTextEn, item.itemValue].filter(Boolean).join(' · ')}</span>
      {item.status === '0' && <Sign tone="open">{say(words.outOfUse)}</Sign>}
    </>
  )
  if (!mayEdit) return <li className="item-card">{inside}</li>
  return (
    <li className="item-card">
      <button type="button" className="item-open" aria-haspopup="dialog" aria-label={say(words.edit, { name })} onClick={onOpen}>
        {inside}
      </button>
      <BigButton
        look="quiet"
        disabled={at === 0}
        aria-label={say(orderWords.up, { name })}
        icon={<ArrowUp aria-hidden />}
        onClick={() => acts.move(item, at - 1)}
      />
      <BigButton
        look="quiet"
        disabled={at === of - 1}
        aria-label={say(orderWords.down, { name })}
        icon={<ArrowDown aria-hidden />}
        onClick={() => acts.move(item, at + 1)}
      />
    </li>
  )
}

/** The items in a hand: moved by a press, and each opened in a sheet. */
export function ItemCards({ dictionary: { row, items }, acts }: ItemsProps) {
  const say = useSay()
  const can = useCan()
  const [opened, setOpened] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const mayRemove = useRowVerbs(DictItem).includes('remove')
  const item = acts.shown.find(({ id }) => id === opened)
  const close = () => {
    setOpened(undefined)
    setAdding(false)
  }
  const part = { lines: [...lines], save: say('save') }
  return (
    <>
      <ol className="item-cards">
        {acts.shown.map((one, at) => (
          <ItemCard key={one.id} {...{ at, acts }} item={one} of={acts.shown.length} onOpen={() => setOpened(one.id)} />
        ))}
      </ol>
      {can('dict-item:add') && (
        <BigButton wide aria-haspopup="dialog" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {say(words.add)}
        </BigButton>
      )}
      <Sheet open={isAdding} title={say(words.add)} onClose={close}>
        <RecordForm
          resource={DictItem}
          about={{ dictId: row.id }}
          given={{ sortOrder: nextPlace(items) }}
          onSaved={close}
          onCancel={close}
        />
      </Sheet>
      <Sheet open={item !== undefined} title={item ? say(words.edit, { name: item.itemText }) : ''} onClose={close}>
        {item && (
          <RecordForm key={item.id} resource={DictItem} row={item} part={{ name: 'item', ...part }} onSaved={close} onCancel={close} />
        )}
        {item && mayRemove && (
          <BigButton
            look="danger"
            wide
            icon={<Trash2 aria-hidden />}
            onClick={() => {
              close()
              void acts.takeAway(item)
            }}
          >
            {say(words.remove, { name: item.itemText })}
          </BigButton>
        )}
      </Sheet>
    </>
  )
}
