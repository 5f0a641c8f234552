import { useState } from 'react'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { AnsweredInPart } from '../record-page/AnsweredInPart'
import type { PartProps } from '../record-page/record-page'
import { explain } from '../wire/explain'
import { SignInList } from './SignInList'
import { endSignIn, useSignIns } from './use-sign-ins'
import { words } from './words'

/** Where somebody is signed in: since when, when last in touch, and a way to end one. */
export function SignInsPart({ row }: PartProps) {
  const say = useSay()
  const [busy, setBusy] = useState<string>()
  const end = async (key: string, about: string) => {
    const name = String(row.realname ?? '')
    const question = { title: say(words.endAsk, { about }), body: say(words.endWhat, { name }), confirm: say(words.end), danger: true }
    if (!(await confirmFirst(question))) return
    setBusy(key)
    try {
      await endSignIn(row.id, key)
      toast(say(words.ended, { about }))
    } catch (failure) {
      toast(explain(failure, currentLanguage()), { tone: 'bad' })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <AnsweredInPart of={useSignIns(row.id)} rows={2}>
      {({ open }) =>
        open.length === 0 ? (
          <p className="quiet">{say(words.nowhere)}</p>
        ) : (
          <SignInList open={open} busy={busy} onEnd={(key, about) => void end(key, about)} />
        )
      }
    </AnsweredInPart>
  )
}
