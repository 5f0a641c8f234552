import { ArrowDown, ArrowUp, CornerDownRight, Ellipsis, type LucideIcon, Plus, Trash2 } from 'lucide-react'
import type { Resource } from '../../contract/resource'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { Sheet } from '../design/overlay/Sheet'
import { type Say, useSay } from '../language/use-say'
import { useRowVerbs } from '../resource/record/use-row-verbs'
import type { ViewRow } from '../resource/row'
import { words } from './words'

/** What is done with a row where it stands; what this person may not do, or is of no use there, is not given. */
export type NodeDoing = {
  readonly onAdd?: (row: ViewRow) => void
  readonly onMoveTo?: (row: ViewRow) => void
  /** One place up or down among its own. */
  readonly onStep?: (row: ViewRow, key: 'ArrowUp' | 'ArrowDown') => void
  readonly onRemove: (row: ViewRow) => void
}
type Props = { resource: Resource; row: ViewRow; name: string; doing: NodeDoing }
type Act = { readonly name: string; readonly Icon: LucideIcon; readonly run: () => void; readonly isGrave?: true }

function actsOf(say: Say, { row, name, doing }: Props, verbs: ReturnType<typeof useRowVerbs>): readonly Act[] {
  const { onAdd, onMoveTo, onStep, onRemove } = doing
  const mayEdit = verbs.includes('edit')
  return [
    ...(onAdd ? [{ name: say(words.addBelow, { name }), Icon: Plus, run: () => onAdd(row) }] : []),
    ...(mayEdit && onStep
      ? [
          { name: say(words.up, { name }), Icon: ArrowUp, run: () => onStep(row, 'ArrowUp') },
          { name: say(words.down, { name }), Icon: ArrowDown, run: () => onStep(row, 'ArrowDown') },
        ]
      : []),
    ...(mayEdit && onMoveTo ? [{ name: say(words.moveTo, { name }), Icon: CornerDownRight, run: () => onMoveTo(row) }] : []),
    ...(verbs.includes('remove')
      ? [{ name: say(words.remove, { name }), Icon: Trash2, run: () => onRemove(row), isGrave: true as const }]
      : []),
  ]
}

/** What is done with a row: on a desk the commonest, adding below it, and everything behind one button. */
export function NodeTools(props: Props & { onMore: (row: ViewRow) => void }) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const { resource, row, name, onMore } = props
  const { onAdd } = props.doing
  const acts = actsOf(say, props, useRowVerbs(resource, row))
  const title = say(words.actsOf, { name })
  const below = say(words.addBelow, { name })
  if (acts.length === 0) return null
  return (
    <span className="node-tools">
      {isDesktop && onAdd && (
        <button type="button" className="node-tool" aria-label={below} title={below} aria-haspopup="dialog" onClick={() => onAdd(row)}>
          <Plus size={16} aria-hidden />
        </button>
      )}
      <button type="button" className="node-tool" aria-haspopup="dialog" aria-label={title} title={title} onClick={() => onMore(row)}>
        <Ellipsis size={isDesktop ? 16 : 24} aria-hidden />
      </button>
    </span>
  )
}

/** The sheet with everything that is done with a row. */
export function NodeActs({ onClose, ...props }: Props & { onClose: () => void }) {
  const say = useSay()
  const acts = actsOf(say, props, useRowVerbs(props.resource, props.row))
  return (
    <Sheet open title={say(words.actsOf, { name: props.name })} onClose={onClose}>
      <div className="stack">
        {acts.map(({ name, Icon, run, isGrave }) => (
          <BigButton
            key={name}
            wide
            look={isGrave ? 'danger' : 'plain'}
            icon={<Icon aria-hidden size={18} />}
            onClick={() => {
              onClose()
              run()
            }}
          >
            {name}
          </BigButton>
        ))}
      </div>
    </Sheet>
  )
}
