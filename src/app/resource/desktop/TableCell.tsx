import { memo } from 'react'
import { holdsFiles } from '../../../contract/fields/file'
import type { Resource } from '../../../contract/resource'
import { RowAvatar } from '../../avatar/RowAvatar'
import { asText } from '../../fields/field-input'
import { FileHomeContext } from '../../fields/file-home'
import { RefLink } from '../../peek/RefLink'
import { isReference } from '../ListTitles'
import type { ListState } from '../list/list-address'
import { RefCell } from '../RefCell'
import type { ViewRow } from '../row'
import { StandingSign } from '../StandingSign'
import { StateValue } from '../StateValue'
import { DaysLeft } from './cells/DaysLeft'
import { RateBar } from './cells/RateBar'

type Props = { resource: Resource; name: string; row: ViewRow }

function Value({ resource, name, row }: Props) {
  const facts = resource.fields[name]
  if (!facts) return null
  if (isReference(facts) && !row[`${name}_dictText`]) return <RefCell facts={facts} value={row[name]} />
  const value = <StateValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
  if (facts.kind === 'percent' && typeof row[name] === 'number') return <RateBar percent={row[name]}>{value}</RateBar>
  if (facts.runsOut && typeof row[name] === 'string')
    return (
      <span className="days-cell">
        {value}
        <DaysLeft day={row[name]} ends={facts.runsOut} />
      </span>
    )
  if (!holdsFiles(facts)) return value
  return <FileHomeContext value={{ noun: resource.name, id: row.id, small: true }}>{value}</FileHomeContext>
}

/** A reference leads to what it names; the arrows pass over it, for they stand on the cell. */
function Leading(cell: Props) {
  const { kind, noun } = cell.resource.fields[cell.name] ?? {}
  const id = asText(cell.row[cell.name])
  if (kind !== 'ref' || !noun || !id) return <Value {...cell} />
  return (
    <RefLink className="cell-ref" noun={noun} id={id} tabIndex={-1}>
      <Value {...cell} />
    </RefLink>
  )
}

/** What a row says in one column. The table asks for all of its cells at each choice of a row; drawn again is what has changed. */
export const TableCell = memo(Leading)

type LinkProps = Props & { change: (change: Partial<ListState>) => void }

function Link({ change, ...cell }: LinkProps) {
  const { resource, name, row } = cell
  return (
    <span className="first-cell">
      <button
        type="button"
        className="cell-link"
        onClick={(event) => {
          event.stopPropagation()
          change({ open: row.id })
        }}
      >
        {resource.avatar && name === resource.title ? (
          <span className="with-avatar">
            <RowAvatar resource={resource} row={row} size="small" />
            <span>
              <Value {...cell} />
            </span>
          </span>
        ) : (
          <Value {...cell} />
        )}
      </button>
      <StandingSign standing={row.standing} />
    </span>
  )
}

/** What a row is known by: a button, so that the row can be opened without a mouse. */
export const LinkCell = memo(Link)
