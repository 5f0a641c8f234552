import { useEffect, useRef, useState } from 'react'
import { FormFailure } from '../../design/form/FormFailure'
import { Skeleton } from '../../design/Skeleton'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { wantsSecond } from '../../session/login'
import { explain } from '../../wire/explain'
import { LoginChoice } from '../login/LoginChoice'
import { useLogin } from '../login/use-login'
import { BindForm } from './BindForm'
import { DoorPage } from './DoorPage'
import { SecondForm } from './SecondForm'
import { bindThird, enterByThird, thirdAddress } from './ways-in-calls'
import { words } from './words'

type Props = {
  source: string
  name: string
  /** What to go in with, or to bind with; neither where it came to nothing. */
  token: string | null
  uuid: string | null
  /** An account was bound: with this somebody goes in. */
  onTicket: (token: string) => void
}

/** What becomes of somebody who comes back from a provider: in they go, they bind their account once, or they try again. */
export function ThirdSignIn({ source, name, token, uuid, onTicket }: Props) {
  const say = useSay()
  const { choosing, enter, finish } = useLogin()
  const [failure, setFailure] = useState<string>()
  const [asksSecond, setAsksSecond] = useState(false)
  const asked = useRef(false)
  useEffect(() => {
    // What stands in the address is good once.
    if (token === null || asked.current) return
    asked.current = true
    enterByThird(token, source)
      .then(enter)
      .catch((error: unknown) => (wantsSecond(error) ? setAsksSecond(true) : setFailure(explain(error, currentLanguage()))))
  }, [token, source, enter])
  if (choosing)
    return (
      <DoorPage title={say(words.thirdTitle)}>
        <LoginChoice result={choosing} onChosen={(chosen) => void finish(choosing, chosen)} />
      </DoorPage>
    )
  if (uuid !== null)
    return (
      <DoorPage title={say(words.bindTitle)} hint={say(words.bindWhat)}>
        <BindForm asksName send={async (username, password) => onTicket(await bindThird(uuid, username, password))} />
      </DoorPage>
    )
  if (token !== null && asksSecond)
    return (
      <DoorPage title={say(words.thirdTitle)}>
        <SecondForm send={async (otp) => enter(await enterByThird(token, source, otp))} />
      </DoorPage>
    )
  if (token !== null && failure === undefined)
    return (
      <DoorPage title={say(words.thirdTitle)}>
        <Skeleton rows={3} />
      </DoorPage>
    )
  return (
    <DoorPage title={say(words.thirdTitle)}>
      <FormFailure>{failure ?? say(words.thirdFailed)}</FormFailure>
      <a className="big-button" data-look="main" data-wide href={thirdAddress(source)}>
        {say(words.thirdBy, { name })}
      </a>
    </DoorPage>
  )
}
