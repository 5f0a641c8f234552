import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useSay } from '../../../app/language/use-say'
import { words } from './paper-words'
import type { Register } from './use-register'

const looks = {
  same: { icon: ShieldCheck, title: words.same, hint: words.sameHint },
  changed: { icon: TriangleAlert, title: words.changed, hint: words.changedHint },
  older: { icon: CircleHelp, title: words.older, hint: words.olderHint },
} as const

/** Whether a printed register, whose code was scanned, still says what the records say. `older`: this device no longer holds its days. */
export function RegisterVerdict({ at, kind }: NonNullable<Register['verdict']>) {
  const say = useSay()
  const { icon: Icon, title, hint } = looks[kind]
  return (
    <section className="card paper-verdict" role="status" data-verdict={kind}>
      <Icon size={24} aria-hidden />
      <div>
        <strong>{say(title)}</strong>
        <p>{say(hint, { at })}</p>
      </div>
    </section>
  )
}
