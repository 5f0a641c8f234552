import type { Label } from '../../contract/label'
import { useSay } from '../language/use-say'

/** `code`: the name under which programs ask for it. */
export type Fact = { readonly label: Label; readonly value: string; readonly code?: string }

/** What is so, line by line. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const say = useSay()
  return (
    <section className="card" aria-label={title}>
      <dl className="monitor-facts">
        {facts.map(({ label, value, code }) => (
          <div key={label.en}>
            <dt>
              {say(label)}
              {code && <code className="quiet monitor-code">{code}</code>}
            </dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
