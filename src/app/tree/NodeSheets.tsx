import { parentField } from '../../contract/fields/tree'
import type { Values } from '../../contract/fields/values'
import { placeBetween } from '../../contract/list/tree-order'
import type { Resource } from '../../contract/resource'
import { Sheet } from '../design/overlay/Sheet'
import { useSay } from '../language/use-say'
import { RecordForm } from '../resource/form/RecordForm'
import type { ViewRow } from '../resource/row'
import { beginsBelow } from './begins-below'
import type { RowTree } from './tree'
import { words } from './words'

/** What is being written: a new row below another one or on top, or to where one is moved. */
export type Writing = { readonly below: ViewRow | undefined } | { readonly moved: ViewRow }

type Props = {
  resource: Resource
  tree: RowTree
  writing: Writing | undefined
  nameOf: (row: ViewRow) => string
  onClose: () => void
  onMade: (id: string, below: ViewRow | undefined) => void
}

/** The number of a new row: it stands last among those it comes to. */
function lastPlace({ placedBy, fields }: Resource, { levels }: RowTree, below: ViewRow | undefined): Values {
  const last = levels.get(below?.id ?? '')?.at(-1)
  if (placedBy === undefined) return {}
  const place = placeBetween(last && ((last[placedBy] as number | null | undefined) ?? null), undefined, fields[placedBy]?.scale ?? 0)
  return place === undefined ? {} : { [placedBy]: place }
}

function NewNode({ resource, tree, below, nameOf, onClose, onMade }: Omit<Props, 'writing'> & { below: ViewRow | undefined }) {
  const say = useSay()
  const title = below ? say(words.addBelow, { name: nameOf(below) }) : say(words.add, { noun: say(resource.label) })
  return (
    <Sheet open title={title} onClose={onClose}>
      <RecordForm
        resource={resource}
        {...(below && { about: { [parentField]: below.id } })}
        given={{ ...lastPlace(resource, tree, below), ...beginsBelow(resource, tree, below) }}
        onCancel={onClose}
        onSaved={(id) => onMade(id, below)}
      />
    </Sheet>
  )
}

/** The forms of a tree: a new row, or below which one a row is to stand. */
export function NodeSheets({ writing, ...props }: Props) {
  const say = useSay()
  if (!writing) return null
  if ('below' in writing) return <NewNode {...props} below={writing.below} />
  const { resource, nameOf, onClose } = props
  const part = { name: 'place', lines: [[parentField]], save: say(words.moveSave) }
  return (
    <Sheet open title={say(words.moveTo, { name: nameOf(writing.moved) })} onClose={onClose}>
      <RecordForm resource={resource} row={writing.moved} part={part} onSaved={onClose} onCancel={onClose} />
    </Sheet>
  )
}
