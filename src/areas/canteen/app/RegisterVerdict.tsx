import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useSay } from '../../../app/language/use-say'
import type { CheckedPaper } from './paper-address'
import { words } from './paper-words'

type Props = { paper: CheckedPaper; hash: string; isOlder: boolean }

const looks = {
  same: { icon: ShieldCheck, title: words.same, hint: words.sameHint },
  changed: { icon: TriangleAlert, title: words.changed, hint: words.changedHint },
  older: { icon: CircleHelp, title: words.older, hint: words.olderHint },
} as const

/** Whether a printed register, whose code was scanned, still says what the records say. `isOlder`: this device no longer holds its days. */
export function RegisterVerdict({ paper, hash, isOlder }: Props) {
  const say = useSay()
  const verdict = paper.hash === hash ? 'same' : isOlder ? 'older' : 'changed'
  const { icon: Icon, title, hint } = looks[verdict]
  return (
    <section className="card paper-verdict" role="status" data-verdict={verdict}>
      <Icon size={24} aria-hidden />
      <div>
        <strong>{say(title)}</strong>
        <p>{say(hint, { at: paper.at })}</p>
      </div>
    </section>
  )
}
