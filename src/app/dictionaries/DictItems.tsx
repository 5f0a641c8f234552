import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dictFields } from '../../contract/fields/dict-fields'
import { Dict } from '../../contract/system/dict'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { Sheet } from '../design/overlay/Sheet'
import { StateView } from '../design/StateView'
import { useSay } from '../language/use-say'
import { RecordForm } from '../resource/form/RecordForm'
import { useRemoval } from '../resource/record/use-removal'
import { useRowVerbs } from '../resource/record/use-row-verbs'
import { useProduct, useResource } from '../shell/product'
import { ItemCards } from './ItemCards'
import { ItemTable } from './ItemTable'
import type { DictionaryView } from './use-dictionary-rows'
import { useItemActs } from './use-item-acts'
import { words } from './words'

type Props = { dictionary: DictionaryView; onGone: () => void }

/** The fields that take their values from it, by the names of their nouns. */
function UsedBy({ code }: { code: string }) {
  const say = useSay()
  const fields = dictFields(useProduct().catalogue.resources, code)
  const places = fields.map(({ resource, facts }) => say(words.usedPlaceUntold, { noun: say(resource.label), field: say(facts.label) }))
  return <p className="quiet">{places.length > 0 ? say(words.usedByAll, { places }) : say(words.usedNowhere)}</p>
}

function EditDictionary({ dictionary: { row } }: Pick<Props, 'dictionary'>) {
  const say = useSay()
  const resource = useResource(Dict.name)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <BigButton look="quiet" aria-haspopup="dialog" icon={<Pencil size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {say(words.editDict)}
      </BigButton>
      <Sheet open={isOpen} title={say(words.editDict)} onClose={close}>
        <RecordForm resource={resource} row={row} onSaved={close} onCancel={close} />
      </Sheet>
    </>
  )
}

/** A dictionary that has items left is not deleted: they go first, and none of those that are used. */
function RemoveDictionary({ dictionary: { row }, onGone }: Props) {
  const say = useSay()
  const remove = useRemoval(useResource(Dict.name), [row])
  const act = async () => {
    if (await remove([row.id])) onGone()
  }
  return (
    <BigButton look="quiet" icon={<Trash2 size={16} aria-hidden />} onClick={() => void act()}>
      {say(words.removeDict)}
    </BigButton>
  )
}

/** One dictionary: what it is for, and its items in their order. */
export function DictItems(props: Props) {
  const { dictionary } = props
  const { row, name, items } = dictionary
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const verbs = useRowVerbs(useResource(Dict.name), row)
  const acts = useItemActs(dictionary)
  const Items = isDesktop ? ItemTable : ItemCards
  return (
    <section className="dict-items" aria-label={say(words.items, { name })}>
      <header>
        {isDesktop && <h2>{name}</h2>}
        <span className="quiet dict-code">{row.dictCode}</span>
        {verbs.includes('edit') && <EditDictionary dictionary={dictionary} />}
        {verbs.includes('remove') && items.length === 0 && <RemoveDictionary {...props} />}
      </header>
      {row.description && <p>{row.description}</p>}
      <UsedBy code={row.dictCode} />
      {items.length === 0 && (
        <StateView kind="empty" title={say(words.empty)}>
          {say(words.emptyHint)}
        </StateView>
      )}
      <Items dictionary={dictionary} acts={acts} />
      <p className="for-readers" aria-live="polite">
        {acts.said}
      </p>
    </section>
  )
}
