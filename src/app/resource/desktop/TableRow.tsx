import { type ComponentProps, useContext } from 'react'
import { GroupHead, GroupTail } from './group/GroupHead'
import { GroupingContext } from './group/grouped-rows'
import { OpenRowContext } from './open-row'

type Props = ComponentProps<'tr'> & { 'data-row-key'?: string }

/** A row of a table, with the heading of its group where it is the first and what is left of it where it is the last. It sees by itself whether its record is open: the table is not drawn again for that. */
export function TableRow({ className = '', ...props }: Props) {
  const open = useContext(OpenRowContext)
  const grouping = useContext(GroupingContext)
  const id = props['data-row-key'] ?? ''
  const row = <tr {...props} className={open !== undefined && open === id ? `${className} row-open` : className} />
  if (!grouping) return row
  const head = grouping.heads.get(id)
  const tail = grouping.tails.get(id)
  return (
    <>
      {head !== undefined && <GroupHead value={head} grouping={grouping} />}
      {!grouping.folded.has(id) && row}
      {tail && <GroupTail {...{ tail, grouping }} />}
    </>
  )
}
