import type { FieldFacts } from '../../contract/field'
import { kindOf } from '../../contract/fields/kind'
import type { Values } from '../../contract/fields/values'
import type { Resource } from '../../contract/resource'
import { FieldValue } from '../fields/FieldValue'
import { isGiven } from '../fields/field-input'
import { useSay } from '../language/use-say'
import { useProduct } from '../shell/product'

/** Most values on one line; the record itself tells the rest. */
const most = 6

/** Names of the fields that say, beside its title, which record this is: its class, its day. */
export const placeOf = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([name, { fixed, kind }]) => fixed && name !== resource.title && ['ref', 'dict', 'date', 'time'].includes(kind))
    .map(([name]) => name)

/** Values of a record on one line, each with what it is called. Of pictures and lists it is only said that they are there. */
export function OpChanges({ resource, values, names }: { resource: Resource; values: Values; names: readonly string[] }) {
  const say = useSay()
  const { resources } = useProduct().catalogue
  // What has no name of its own, such as a leave, is only called by what another record is called.
  const isShort = (facts: FieldFacts, { noun = '' } = facts) =>
    !kindOf(facts)?.apart && !resources[noun]?.fields[resources[noun].title]?.noun
  const given = names.filter((name) => resource.fields[name] && name in values)
  return (
    given.length > 0 && (
      <span className="conflict-centre-changes">
        {given.slice(0, most).map((name) => {
          const facts = resource.fields[name]
          return (
            facts && (
              <span key={name}>
                <span className="quiet">{say(facts.label)}</span> {isShort(facts) && <Told facts={facts} value={values[name]} />}
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
