import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react'
import { useRowsInView } from './use-rows-in-view'

/** Room that rows would take which are not drawn. */
const Room = ({ pixels }: { pixels: number }) =>
  pixels > 0 && (
    <tr aria-hidden>
      <td style={{ height: pixels, padding: 0, border: 0 }} />
    </tr>
  )

type Given = readonly [measure: ReactNode, rows: ReactElement | readonly ReactElement[]]

/**
 * The body of a table with many rows, of which it draws those in view. The table makes all of them and hands them over; a row that stays is
 * the very same one, so that scrolling draws those that come into view and nothing else.
 */
export function LongBody({ children, ...props }: ComponentProps<'tbody'>) {
  const ref = useRef<HTMLTableSectionElement>(null)
  const [measure, given] = children as Given
  const rows = [given].flat()
  const { from, to, row } = useRowsInView(ref, rows.length)
  return (
    <tbody {...props} ref={ref}>
      {measure}
      <Room pixels={from * row} />
      {rows.slice(from, to)}
      <Room pixels={(rows.length - to) * row} />
    </tbody>
  )
}
