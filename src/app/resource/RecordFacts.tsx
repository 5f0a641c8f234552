import type { Resource } from '../../contract/resource'
import { FieldValue } from '../fields/FieldValue'
import { isGiven } from '../fields/field-input'
import { FileHomeContext } from '../fields/file-home'
import { usePersonName } from '../language/use-person-name'
import { useSay } from '../language/use-say'
import { useProduct } from '../shell/product'
import type { ViewRow } from './row'

/** Names of fields in reading order: as in the form, then what only the server writes. */
const readingOrder = (resource: Resource): string[] => {
  const shown = resource.form.flat()
  return [...shown, ...Object.keys(resource.fields).filter((name) => !shown.includes(name))]
}

/** A record to read: every field that holds something, and who last touched it. */
export function RecordFacts({ resource, row }: { resource: Resource; row: ViewRow }) {
  const say = useSay()
  const nameOf = usePersonName()
  const elsewhere = useProduct().partFields?.[resource.name] ?? []
  const filled = readingOrder(resource).filter((name) => isGiven(row[name]) && !elsewhere.includes(name))
  return (
    <FileHomeContext value={{ noun: resource.name, id: row.id }}>
      <dl className="record-facts">
        {filled.map((name) => {
          const facts = resource.fields[name]
          return (
            facts && (
              <div key={name}>
                <dt>{say(facts.label)}</dt>
                <dd>
                  <FieldValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
                </dd>
              </div>
            )
          )
        })}
      </dl>
      {row.updateTime && (
        <p className="record-kept figures">
          {say('lastTouched', { who: nameOf(row.updateBy, row.updateBy_dictText), when: row.updateTime.slice(0, 16) })}
        </p>
      )}
    </FileHomeContext>
  )
}
