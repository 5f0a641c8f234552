import { type ComponentProps, type DragEvent, type PointerEvent, useRef, useState } from 'react'
import { narrowest, widest } from '../../../contract/list/list-look'

type Props = ComponentProps<'th'> & {
  /** The column it is the head of. */
  name?: string
  /** What can be done with it, for whoever stays on it. */
  hint?: string | undefined
  /** Told the width in px while its edge is drawn, and undefined when it is to be as wide as it needs. */
  onWidth?: (width: number | undefined) => void
  /** Told which column was let go on this one, before or behind it. */
  onPlace?: (dropped: string, isBehind: boolean) => void
}

/** What is dragged is a column, and no text or file. */
const column = 'application/x-column'

/** Narrower than this no head can be read or drawn wider again. */
const least = Math.max(narrowest, 56)

function Edge({ onWidth }: Required<Pick<Props, 'onWidth'>>) {
  const start = useRef<{ x: number; width: number }>(undefined)
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: event.currentTarget.closest('th')?.offsetWidth ?? least }
  }
  const draw = (event: PointerEvent) => {
    if (start.current) onWidth(Math.min(widest, Math.max(least, Math.round(start.current.width + event.clientX - start.current.x))))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: widths are a comfort of the mouse; columns are chosen by keyboard in their menu
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span
      className="column-edge"
      // To draw an edge is not to carry the column it belongs to.
      draggable
      onDragStart={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={() => {
        start.current = undefined
      }}
      onDoubleClick={(event) => {
        event.stopPropagation()
        onWidth(undefined)
      }}
      onClick={(event) => event.stopPropagation()}
    />
  )
}

/** The side of a head a column would be let go on. */
const isBehind = ({ currentTarget, clientX }: DragEvent<HTMLElement>): boolean => {
  const { left, width } = currentTarget.getBoundingClientRect()
  return clientX > left + width / 2
}

/**
 * The head of a column: dragged onto another one it takes the place beside that, which the menu of columns does by a press; and its edge can be
 * drawn. A double click on the edge gives the column the width it needs.
 */
export function HeadCell({ name, hint, onWidth, onPlace, children, ...props }: Props) {
  const [over, setOver] = useState<'before' | 'behind'>()
  if (!name || !onWidth || !onPlace) return <th {...props}>{children}</th>
  return (
    <th
      {...props}
      title={hint}
      draggable
      data-over={over}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(column, name)
        dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(column)) return
        event.preventDefault()
        setOver(isBehind(event) ? 'behind' : 'before')
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(undefined)
        onPlace(event.dataTransfer.getData(column), isBehind(event))
      }}
    >
      {children}
      <Edge onWidth={onWidth} />
    </th>
  )
}
