import { useSay } from '../../../../app/language/use-say'
import { PaperVerdict } from '../../../../app/paper/PaperVerdict'
import { words } from './paper-words'
import type { Verdict } from './use-register'

const sentences = {
  same: { title: words.same, hint: words.sameHint },
  changed: { title: words.changed, hint: words.changedHint },
  older: { title: words.older, hint: words.olderHint },
} as const

/** Whether a printed register, whose code was scanned, still says what the records say. `older`: this device no longer holds its days. */
export function RegisterVerdict({ at, kind }: Verdict) {
  const say = useSay()
  const { title, hint } = sentences[kind]
  return <PaperVerdict kind={kind} title={say(title)} hint={say(hint, { at })} />
}
