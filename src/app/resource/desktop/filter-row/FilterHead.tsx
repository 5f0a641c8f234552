import { type ComponentProps, useContext, useDeferredValue } from 'react'
import { FilterCell, type Wanted } from './FilterCell'
import { type Filtering, FilteringContext } from './filter-row'

/** Filters with some set anew, and those left out that are undefined. */
const withWanted = (filters: Filtering['filters'], wanted: Wanted): Filtering['filters'] =>
  Object.fromEntries(Object.entries({ ...filters, ...wanted }).filter((one): one is [string, string] => one[1] !== undefined))

function FilterRow({ resource, filters, change, columns, hasChoice }: Filtering) {
  const set = (wanted: Wanted) => change({ filters: withWanted(filters, wanted) })
  // The rows are looked at first: what narrows them is drawn once they stand.
  const isDue = useDeferredValue(true, false)
  return (
    <tr className="filter-row">
      {hasChoice && <td className="filter-choice" />}
      {columns.map((name) => (
        <td key={name} data-column={name}>
          {isDue && <FilterCell {...{ resource, name, filters, set }} />}
        </td>
      ))}
    </tr>
  )
}

/** The head of a table with its filters under it. What is typed there draws the row of filters anew, and no other row. */
export function FilterHead({ children, ...props }: ComponentProps<'thead'>) {
  const filtering = useContext(FilteringContext)
  return (
    <thead {...props}>
      {children}
      {filtering && <FilterRow {...filtering} />}
    </thead>
  )
}
