import type { OpenedTenant } from '../../contract/tenants/tenant'
import { BigButton } from '../design/BigButton'
import { toast } from '../design/overlay/toast'
import { useSay } from '../language/use-say'
import { words } from './words'

/** With what the administrator of a new house comes in. The password is told this once. */
export function OpenedFacts({ opened, onClose }: { opened: OpenedTenant; onClose: () => void }) {
  const say = useSay()
  const facts = [
    [say(words.name), opened.name],
    [say(words.address), location.origin],
    [say(words.username), opened.username],
    [say(words.password), opened.password],
  ] as const
  const text = facts.map((fact) => fact.join(' ')).join('\n')
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast(say(words.copied)),
      () => toast(say(words.notCopied), { tone: 'bad' }),
    )
  return (
    <div className="stack">
      <p>{say(words.openedWhat)}</p>
      <dl className="tenant-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tenant-told">{value}</dd>
          </div>
        ))}
      </dl>
      <BigButton onClick={() => void copy()}>{say(words.copy)}</BigButton>
      <BigButton look="main" wide onClick={onClose}>
        {say(words.kept)}
      </BigButton>
    </div>
  )
}
