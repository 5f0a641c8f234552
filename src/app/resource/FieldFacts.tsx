import type { ReactNode } from 'react'
import type { Resource } from '../../contract/resource'
import { useSay } from '../language/use-say'
import { RefLink } from '../peek/RefLink'
import { StateValue } from './StateValue'

type Props = {
  resource: Resource
  values: Readonly<Record<string, unknown>>
  /** Which of them, in this order. What is no field of the noun is passed over. */
  names: readonly string[]
  /** What the server says a value means; what a row says of it when not given. */
  wordsOf?: (name: string) => unknown
  /** References lead to what they name. */
  isLinked?: boolean
}

function Linked({ noun, value, children }: { noun: string | undefined; value: unknown; children: ReactNode }) {
  return noun && typeof value === 'string' && value ? (
    <RefLink noun={noun} id={value}>
      {children}
    </RefLink>
  ) : (
    children
  )
}

/** Values by what their fields are called; each as it is kept where what it is called in English stands beside it. */
export function FieldFacts({ resource, values, names, wordsOf = (name) => values[`${name}_dictText`], isLinked }: Props) {
  const say = useSay()
  return (
    <dl className="record-facts">
      {names.map((name) => {
        const facts = resource.fields[name]
        const isBeside = facts?.english !== undefined && names.includes(facts.english)
        return (
          facts && (
            <div key={name} data-field={name}>
              <dt>{say(facts.label)}</dt>
              <dd>
                <Linked noun={isLinked && facts.kind === 'ref' ? facts.noun : undefined} value={values[name]}>
                  <StateValue facts={facts} value={values[name]} words={isBeside ? undefined : wordsOf(name)} />
                </Linked>
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
