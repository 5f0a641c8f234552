import { memo } from 'react'
import { holdsFiles } from '../../../contract/fields/file'
import type { Resource } from '../../../contract/resource'
import { RowAvatar } from '../../avatar/RowAvatar'
import { FieldValue } from '../../fields/FieldValue'
import { FileHomeContext } from '../../fields/file-home'
import type { ListState } from '../list/list-address'
import type { ViewRow } from '../row'
import { StandingSign } from '../StandingSign'

type Props = { resource: Resource; name: string; row: ViewRow }

function Value({ resource, name, row }: Props) {
  const facts = resource.fields[name]
  if (!facts) return null
  const value = <FieldValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
  if (!holdsFiles(facts)) return value
  return <FileHomeContext value={{ noun: resource.name, id: row.id, small: true }}>{value}</FileHomeContext>
}

/** What a row says in one column. The table asks for all of its cells at each choice of a row; drawn again is what has changed. */
export const TableCell = memo(Value)

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
