import type { Resource } from '../../contract/resource'
import { FieldValue } from '../fields/FieldValue'
import { isGiven } from '../fields/field-input'
import { useSay } from '../language/use-say'
import type { Values } from '../resource/row'

/** Most values on one line; the record itself tells the rest. */
const most = 5

const isLong = (kind: string) => ['photos', 'signature', 'entries', 'secret'].includes(kind)

/** Names of the fields that say, beside its title, which record this is: its class, its day. */
export const placeOf = (resource: Resource): string[] =>
  Object.keys(resource.fields).filter((name) => name !== resource.title && resource.fields[name]?.fixed)

/** Values of a record on one line, each with what it is called. Of pictures and lists it is only said that they are there. */
export function OpChanges({ resource, values, names }: { resource: Resource; values: Values; names: readonly string[] }) {
  const say = useSay()
  const given = names.filter((name) => resource.fields[name] && name in values)
  return (
    given.length > 0 && (
      <span className="tray-changes">
        {given.slice(0, most).map((name) => {
          const facts = resource.fields[name]
          return (
            facts && (
              <span key={name}>
                <span className="quiet">{say(facts.label)}</span> {!isLong(facts.kind) && <Told facts={facts} value={values[name]} />}
              </span>
            )
          )
        })}
        {given.length > most && '…'}
      </span>
    )
  )
}

function Told({ facts, value }: { facts: Resource['fields'][string]; value: unknown }) {
  return isGiven(value) ? <FieldValue facts={facts} value={value} /> : <>—</>
}
