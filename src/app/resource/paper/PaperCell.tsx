import { kindOf } from '../../../contract/fields/kind'
import type { Resource } from '../../../contract/resource'
import { FieldValue } from '../../fields/FieldValue'
import { toldWords } from '../../fields/plain-value'
import { isReference } from '../ListTitles'
import { RefCell } from '../RefCell'
import type { ViewRow } from '../row'

type Props = { resource: Resource; row: ViewRow; name: string }

function Said({ resource, row, name }: Props) {
  const facts = resource.fields[name]
  const told = row[`${name}_dictText`]
  if (!facts) return null
  // Paper has words alone: no faces, bars, colours or ways to records, which thousands of rows would each have to fetch.
  if (typeof told === 'string' && told !== '') return toldWords(facts, told)
  return isReference(facts) ? <RefCell facts={facts} value={row[name]} /> : <FieldValue facts={facts} value={row[name]} />
}

/** What a row says in one column, on paper. */
export function PaperCell(props: Props) {
  const shape = kindOf(props.resource.fields[props.name])?.shape
  return (
    <td className={shape === 'number' || shape === 'boolean' ? undefined : 'print-words'}>
      <Said {...props} />
    </td>
  )
}
