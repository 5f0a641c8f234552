import { useState } from 'react'
import { BigButton } from '../design/BigButton'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { Skeleton } from '../design/Skeleton'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import type { PartProps } from '../record-page/record-page'
import { words as pageWords } from '../record-page/words'
import { explain } from '../wire/explain'
import { isSilence } from '../wire/wire-error'
import { SignInList } from './SignInList'
import { endSignIn, useSignIns } from './use-sign-ins'
import { words } from './words'

/** Where somebody is signed in: since when, when last in touch, and a way to end one. */
export function SignInsPart({ row }: PartProps) {
  const say = useSay()
  const [busy, setBusy] = useState<string>()
  const { data, error, refetch } = useSignIns(row.id)
  if (!data && !error) return <Skeleton rows={2} height={48} />
  if (!data)
    return (
      <p className="quiet" role="status">
        {isSilence(error) ? say(pageWords.whenOnline) : explain(error, currentLanguage())}{' '}
        <BigButton onClick={() => void refetch()}>{say('tryAgain')}</BigButton>
      </p>
    )
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
  if (data.open.length === 0) return <p className="quiet">{say(words.nowhere)}</p>
  return <SignInList open={data.open} busy={busy} onEnd={(key, about) => void end(key, about)} />
}
