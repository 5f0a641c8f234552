import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useSay } from '../../language/use-say'
import { words } from './words'
import './order.css'

type Props = {
  name: string
  at: number
  of: number
  onMove: (at: number) => void
  /** Called as it is begun to be dragged, and at the end of it. */
  onHold: (isHeld: boolean) => void
}

/** Where one of several stands: dragged by its handle, or moved by a press. */
export function PlaceTools({ name, at, of, onMove, onHold }: Props) {
  const say = useSay()
  return (
    <span className="place-tools">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what it does by dragging, the buttons beside it do by a press */}
      <span
        className="row-tool"
        title={say(words.drag, { name })}
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', name)
          dataTransfer.effectAllowed = 'move'
          onHold(true)
        }}
        onDragEnd={() => onHold(false)}
      >
        <GripVertical size={16} aria-hidden />
      </span>
      <button type="button" className="row-tool" disabled={at === 0} aria-label={say(words.up, { name })} onClick={() => onMove(at - 1)}>
        <ArrowUp size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="row-tool"
        disabled={at === of - 1}
        aria-label={say(words.down, { name })}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown size={16} aria-hidden />
      </button>
    </span>
  )
}
