import { useSay } from '../language/use-say'
import { AnsweredInPart } from '../record-page/AnsweredInPart'
import type { PartProps } from '../record-page/record-page'
import { useConfirmed } from '../resource/use-confirmed'
import { SignInList } from './SignInList'
import { endSignIn, useSignIns } from './use-sign-ins'
import { words } from './words'

/** Where somebody is signed in: since when, when last in touch, and a way to end one. */
export function SignInsPart({ row }: PartProps) {
  const say = useSay()
  const { busy, run } = useConfirmed()
  const end = (key: string, about: string) => {
    const body = say(words.endWhat, { name: String(row.realname ?? '') })
    const question = { title: say(words.endAsk, { about }), body, confirm: say(words.end) }
    return run(key, question, say(words.ended, { about }), () => endSignIn(row.id, key))
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
