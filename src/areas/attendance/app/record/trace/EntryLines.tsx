import { FieldValue } from '../../../../../app/fields/FieldValue'
import { isGiven } from '../../../../../app/fields/field-input'
import type { PartProps } from '../../../../../app/record-page/record-page'

type Entry = Readonly<Record<string, unknown>>
const entriesOf = (value: unknown): readonly Entry[] =>
  Array.isArray(value) ? value.filter((one): one is Entry => typeof one === 'object' && one !== null) : []

/** What was noted time after time, the newest first. `at`: the field of an entry that says when. */
export function EntryLines({ resource, row, field, at }: PartProps & { field: string; at: string }) {
  const fields = Object.entries(resource.fields[field]?.of ?? {})
  const newest = entriesOf(row[field]).toSorted((one, two) => (String(one[at]) < String(two[at]) ? 1 : -1))
  return (
    <ul className="row-lines" data-field={field}>
      {newest.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was noted has no name of its own
        <li key={place} className="row-line figures">
          {fields
            .filter(([name]) => isGiven(entry[name]))
            .map(([name, facts]) => (
              <span key={name} className={name === at ? 'row-line-main' : 'row-line-fact'}>
                <FieldValue facts={facts} value={entry[name]} />
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}
