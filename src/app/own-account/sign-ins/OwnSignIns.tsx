import { SignInList } from '../../accounts/SignInList'
import { words as accountWords } from '../../accounts/words'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { AnsweredInPart } from '../../record-page/AnsweredInPart'
import { useConfirmed } from '../../resource/use-confirmed'
import { endOwnSignIn, useOwnSignIns } from '../own-account'
import { SettingHeading } from '../SettingHeading'
import { words } from '../words'

function useEnding() {
  const say = useSay()
  const { busy, run } = useConfirmed()
  const asking = (title: string) => ({ title, body: say(words.endWhatOwn), confirm: say(accountWords.end) })
  return {
    busy,
    end: (key: string, about: string) =>
      run(key, asking(say(words.endAskOwn, { about })), say(accountWords.ended, { about }), () => endOwnSignIn(key)),
    endOthers: (count: number) => run('others', asking(say(words.endOthersAsk, { count })), say(words.othersEnded), () => endOwnSignIn()),
  }
}

/** Where the person is signed in, and a way to end each of these but their own. */
export function OwnSignIns() {
  const say = useSay()
  const { busy, end, endOthers } = useEnding()
  return (
    <section aria-label={say(words.signIns)}>
      <SettingHeading>{say(words.signIns)}</SettingHeading>
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
