import { type ComponentProps, useContext } from 'react'
import { OpenRowContext } from './open-row'

type Props = ComponentProps<'tr'> & { 'data-row-key'?: string }

/** A row of a table. It sees by itself whether its record is open: the table is not drawn again for that. */
export function TableRow({ className = '', ...props }: Props) {
  const open = useContext(OpenRowContext)
  const isOpen = open !== undefined && open === props['data-row-key']
  return <tr {...props} className={isOpen ? `${className} row-open` : className} />
}
