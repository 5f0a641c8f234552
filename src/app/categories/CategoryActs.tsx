import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Category } from '../../contract/system/category'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { Sheet } from '../design/overlay/Sheet'
import { useSay } from '../language/use-say'
import { useRowVerbs } from '../resource/record/use-row-verbs'
import { useCan } from '../session/use-can'
import { useResource } from '../shell/product'
import type { CategoryRow } from './category-lines'
import { words } from './words'

/** What is done with a category: one is made below it, or it is edited or deleted. */
export type CategoryDoing = {
  readonly onAdd: (row: CategoryRow) => void
  readonly onEdit: (row: CategoryRow) => void
  readonly onRemove: (row: CategoryRow) => void
}

function useActs(row: CategoryRow, { onAdd, onEdit, onRemove }: CategoryDoing) {
  const say = useSay()
  const can = useCan()
  const verbs = useRowVerbs(useResource(Category.name), row)
  const said = { name: row.name }
  return [
    ...(can('category:add') ? [{ name: say(words.addBelow, said), Icon: Plus, run: () => onAdd(row) }] : []),
    ...(verbs.includes('edit') ? [{ name: say(words.edit, said), Icon: Pencil, run: () => onEdit(row) }] : []),
    ...(verbs.includes('remove') ? [{ name: say(words.remove, said), Icon: Trash2, run: () => onRemove(row) }] : []),
  ]
}

/** Buttons beside a category on a desk; in a hand one that opens them. */
export function CategoryActs({ row, doing }: { row: CategoryRow; doing: CategoryDoing }) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const [isOpen, setOpen] = useState(false)
  const acts = useActs(row, doing)
  const title = say(words.actsOf, { name: row.name })
  if (acts.length === 0) return null
  if (isDesktop)
    return acts.map(({ name, Icon, run }) => (
      <button key={name} type="button" className="category-tool" aria-label={name} title={name} onClick={run}>
        <Icon size={16} aria-hidden />
      </button>
    ))
  return (
    <>
      <button type="button" className="category-tool" aria-haspopup="dialog" aria-label={title} onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden />
      </button>
      <Sheet open={isOpen} title={title} onClose={() => setOpen(false)}>
        {acts.map(({ name, Icon, run }) => (
          <BigButton
            key={name}
            wide
            icon={<Icon aria-hidden size={18} />}
            onClick={() => {
              setOpen(false)
              run()
            }}
          >
            {name}
          </BigButton>
        ))}
      </Sheet>
    </>
  )
}
