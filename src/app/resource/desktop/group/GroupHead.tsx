import { ChevronDown, ChevronRight } from 'lucide-react'
import { totalled } from '../../../../contract/list/summary'
import { Skeleton } from '../../../design/Skeleton'
import { useSay } from '../../../language/use-say'
import { SumOf } from '../../group/SumOf'
import { tableWords } from '../table-words'
import type { Grouping, Tail } from './grouped-rows'

type HeadProps = { value: string | null; grouping: Grouping }

/** The heading of a group: what it is called, how many rows it has, and what they come to under the columns that add up. */
export function GroupHead({ value, grouping }: HeadProps) {
  const say = useSay()
  const { resource, columns, hasChoice, nameOf, countOf, sumsOf, isClosed, toggle } = grouping
  const [name, count, sums, closed] = [nameOf(value), countOf(value), sumsOf(value), isClosed(value)]
  const at = columns.findIndex((column, place) => place > 0 && totalled(resource, column) !== undefined)
  const span = at < 0 || !sums ? columns.length : at
  return (
    <tr className="group-head">
      <th colSpan={span + Number(hasChoice)} scope="rowgroup">
        <button
          type="button"
          aria-expanded={!closed}
          aria-label={say(closed ? tableWords.groupUnfold : tableWords.groupFold, { name })}
          onClick={() => toggle(value)}
        >
          {closed ? <ChevronRight size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
          {name}
          {count !== undefined && <span className="quiet figures">{say(tableWords.groupCount, { count })}</span>}
        </button>
      </th>
      {sums &&
        columns.slice(span).map((column) => (
          <td key={column}>
            <SumOf {...{ resource, sums }} name={column} />
          </td>
        ))}
    </tr>
  )
}

/** Under a group that is not all there: its rows on their way, or a way to the next of them. */
export function GroupTail({ tail: { value, left, isComing }, grouping }: { tail: Tail; grouping: Grouping }) {
  const say = useSay()
  const { columns, hasChoice, more, nameOf } = grouping
  return (
    <tr className="group-tail">
      <td colSpan={columns.length + Number(hasChoice)}>
        {isComing ? (
          <Skeleton rows={2} height={24} />
        ) : (
          <button type="button" className="cell-link" onClick={() => more(value)}>
            {say(tableWords.groupMore, { name: nameOf(value), left })}
          </button>
        )}
      </td>
    </tr>
  )
}
