import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { words as orderWords } from '../design/order/words'
import { useSay } from '../language/use-say'
import type { TreeDrag } from './use-tree-drag'

type Props = {
  id: string
  name: string
  /** Quiet below the name: what tells it from others, such as its code. */
  beside: string
  picture: ReactNode
  isChosen: boolean
  /** How it is dragged; not at all where nothing is given. */
  drag: TreeDrag | undefined
  onOpen: () => void
}

/** A row of a tree by its name, which opens it. */
export function NodeName({ id, name, beside, picture, isChosen, drag, onOpen }: Props) {
  const say = useSay()
  const open = (
    <button type="button" className="node-open" aria-current={isChosen || undefined} onClick={onOpen}>
      {picture}
      <span className="node-words">
        <span>{name}</span>
        {beside && <small className="quiet">{beside}</small>}
      </span>
    </button>
  )
  if (!drag) return <span className="node-name">{open}</span>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it does by dragging, keys and the sheet of the line do as well
    <span
      className="node-name"
      draggable
      data-drop={drag.over?.id === id ? drag.over.side : undefined}
      data-held={drag.held === id || undefined}
      onDragStart={(event) => drag.begin(event, id, name)}
      onDragEnd={drag.end}
    >
      <span className="node-grip" title={say(orderWords.drag, { name })}>
        <GripVertical size={16} aria-hidden />
      </span>
      {open}
    </span>
  )
}
