import type { Label } from '../../contract/label'
import { useSay } from '../language/use-say'
import { words } from './words'

type Fact = readonly [name: Label, value: string | null]

/** What is so, each under its name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const say = useSay()
  return (
    <dl className="own-facts">
      {facts.map(([name, value]) => (
        <div key={name.en}>
          <dt>{say(name)}</dt>
          <dd>{value || <span className="quiet">{say(words.none)}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
