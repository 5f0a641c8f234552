import { useState } from 'react'
import { SignInList } from '../../accounts/SignInList'
import { words as accountWords } from '../../accounts/words'
import { BigButton } from '../../design/BigButton'
import { confirmFirst } from '../../design/overlay/question'
import { toast } from '../../design/overlay/toast'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { AnsweredInPart } from '../../record-page/AnsweredInPart'
import { explain } from '../../wire/explain'
import { endOwnSignIn, useOwnSignIns } from '../own-account'
import { words } from '../words'

function useEnding() {
  const say = useSay()
  const [busy, setBusy] = useState<string>()
  const run = async (key: string, title: string, done: string, work: () => Promise<void>) => {
    const question = { title, body: say(words.endWhatOwn), confirm: say(accountWords.end), danger: true }
    if (!(await confirmFirst(question))) return
    setBusy(key)
    try {
      await work()
      toast(done)
    } catch (failure) {
      toast(explain(failure, currentLanguage()), { tone: 'bad' })
    } finally {
      setBusy(undefined)
    }
  }
  return {
    busy,
    end: (key: string, about: string) =>
      run(key, say(words.endAskOwn, { about }), say(accountWords.ended, { about }), () => endOwnSignIn(key)),
    endOthers: (count: number) => run('others', say(words.endOthersAsk, { count }), say(words.othersEnded), () => endOwnSignIn()),
  }
}

/** Where the person is signed in, and a way to end each of these but their own. */
export function OwnSignIns() {
  const say = useSay()
  const { busy, end, endOthers } = useEnding()
  return (
    <section aria-label={say(words.signIns)}>
      <h3>{say(words.signIns)}</h3>
      <p className="quiet">{say(words.signInsWhat)}</p>
      <AnsweredInPart of={useOwnSignIns()} rows={2}>
        {({ open }) => (
          <>
            <SignInList open={open} busy={busy} onEnd={(key, about) => void end(key, about)} />
            {open.length > 2 && (
              <BigButton look="danger" disabled={busy === 'others'} onClick={() => void endOthers(open.length - 1)}>
                {say(words.endOthers)}
              </BigButton>
            )}
          </>
        )}
      </AnsweredInPart>
    </section>
  )
}
