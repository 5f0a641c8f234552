import { type ComponentProps, type PointerEvent, useRef } from 'react'

type Props = ComponentProps<'th'> & {
  /** Told the width in px while its edge is drawn, and undefined when it is to be as wide as it needs. */
  onWidth?: (width: number | undefined) => void
}

/** Narrower than this no head can be read or drawn wider again. */
const least = 56

/** The head of a column, whose edge can be drawn with the mouse. A double click on it gives the column the width it needs. */
export function HeadCell({ onWidth, children, ...props }: Props) {
  const start = useRef<{ x: number; width: number }>(undefined)
  if (!onWidth) return <th {...props}>{children}</th>
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: event.currentTarget.closest('th')?.offsetWidth ?? least }
  }
  const draw = (event: PointerEvent) => {
    if (start.current) onWidth(Math.max(least, Math.round(start.current.width + event.clientX - start.current.x)))
  }
  return (
    <th {...props}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: widths are a comfort of the mouse; columns are chosen by keyboard in their menu */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <span
        className="column-edge"
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
    </th>
  )
}
