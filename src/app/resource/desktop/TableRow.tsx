import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ComponentProps, useContext } from 'react'
import { useSay } from '../../language/use-say'
import { type Grouping, GroupingContext } from './group/grouped-rows'
import { OpenRowContext } from './open-row'
import { tableWords } from './table-words'

type Props = ComponentProps<'tr'> & { 'data-row-key'?: string }

function GroupHead({ value, grouping }: { value: string | null; grouping: Grouping }) {
  const say = useSay()
  const { nameOf, countOf, isClosed, toggle, span } = grouping
  const name = nameOf(value)
  const count = countOf(value)
  return (
    <tr className="group-head">
      <th colSpan={span} scope="rowgroup">
        <button
          type="button"
          aria-expanded={!isClosed(value)}
          aria-label={say(isClosed(value) ? tableWords.groupUnfold : tableWords.groupFold, { name })}
          onClick={() => toggle(value)}
        >
          {isClosed(value) ? <ChevronRight size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
          {name}
          {count !== undefined && <span className="quiet figures">{say(tableWords.groupCount, { count })}</span>}
        </button>
      </th>
    </tr>
  )
}

/** A row of a table, with the heading of its group where it is the first. It sees by itself whether its record is open: the table is not drawn again for that. */
export function TableRow({ className = '', ...props }: Props) {
  const open = useContext(OpenRowContext)
  const grouping = useContext(GroupingContext)
  const id = props['data-row-key'] ?? ''
  const row = <tr {...props} className={open !== undefined && open === id ? `${className} row-open` : className} />
  if (!grouping) return row
  const head = grouping.heads.get(id)
  return (
    <>
      {head !== undefined && <GroupHead value={head} grouping={grouping} />}
      {!grouping.folded.has(id) && row}
    </>
  )
}
