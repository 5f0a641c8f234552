import type { Resource } from '../../contract/resource'
import { FieldValue } from '../fields/FieldValue'
import { useSay } from '../language/use-say'

type Props = {
  resource: Resource
  patch: Readonly<Record<string, unknown>>
  /** What the server says references mean, by field. */
  words?: Readonly<Record<string, string>>
}

/** The values an edit carries, by field. */
export function PatchFacts({ resource, patch, words }: Props) {
  const say = useSay()
  return (
    <dl className="record-facts">
      {Object.entries(patch).map(([name, value]) => {
        const facts = resource.fields[name]
        return (
          facts && (
            <div key={name}>
              <dt>{say(facts.label)}</dt>
              <dd>
                <FieldValue facts={facts} value={value} words={words?.[name]} />
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
