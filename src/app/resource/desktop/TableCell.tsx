import { memo, useContext } from 'react'
import type { FieldFacts } from '../../../contract/field'
import { holdsFiles } from '../../../contract/fields/file'
import type { Resource } from '../../../contract/resource'
import { RowAvatar } from '../../avatar/RowAvatar'
import { FieldValue } from '../../fields/FieldValue'
import { isGiven } from '../../fields/field-input'
import { FileHomeContext } from '../../fields/file-home'
import type { ListState } from '../list/list-address'
import type { ViewRow } from '../row'
import { StandingSign } from '../StandingSign'
import { StateValue } from '../StateValue'
import { unknownTitle } from '../use-titles'
import { isReference, ListTitlesContext } from './ListTitles'

type Props = { resource: Resource; name: string; row: ViewRow }

/** A reference by what the list has learnt of it, where the row does not say so itself. */
function RefCell({ facts, value }: { facts: FieldFacts; value: unknown }) {
  const titles = useContext(ListTitlesContext)[facts.noun ?? '']
  const words = isGiven(value) ? [value].flat().map((id) => titles?.[String(id)] ?? unknownTitle) : []
  return <FieldValue facts={facts} value={value} words={words.join()} />
}

function Value({ resource, name, row }: Props) {
  const facts = resource.fields[name]
  if (!facts) return null
  if (isReference(facts) && !row[`${name}_dictText`]) return <RefCell facts={facts} value={row[name]} />
  const value = <StateValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
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
