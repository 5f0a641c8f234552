import type { Resource } from '../../contract/resource'
import { FieldValue } from '../fields/FieldValue'
import { useSay } from '../language/use-say'

type Props = {
  resource: Resource
  values: Readonly<Record<string, unknown>>
  /** Which of them, in this order. What is no field of the noun is passed over. */
  names: readonly string[]
  /** What the server says a value means. */
  wordsOf: (name: string) => unknown
}

/** Values by what their fields are called. */
export function FieldFacts({ resource, values, names, wordsOf }: Props) {
  const say = useSay()
  return (
    <dl className="record-facts">
      {names.map((name) => {
        const facts = resource.fields[name]
        return (
          facts && (
            <div key={name}>
              <dt>{say(facts.label)}</dt>
              <dd>
                <FieldValue facts={facts} value={values[name]} words={wordsOf(name)} />
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
