import { RefreshCw } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { BigButton } from '../../design/BigButton'
import { LabelledInput } from '../../design/LabelledInput'
import { lazyPart } from '../../design/lazy-part'
import { PasswordInput } from '../../design/PasswordInput'
import { useSay } from '../../language/use-say'
import { knowsPins } from '../../lock/pin-hint'
import { useSession } from '../../session/session'
import { LanguageChips } from '../account/LanguageChips'
import { homePart } from '../home/home-part'
import { useProduct } from '../product'
import { useLogin } from './use-login'
import './login.css'
import '../../design/form-failure.css'

const LostHere = lazyPart(() =>
  import('./LostHere').then(
    (file) => file.LostHere,
    () => () => null,
  ),
)
const UnsentHere = lazyPart(() =>
  import('./UnsentHere').then(
    (file) => file.UnsentHere,
    () => () => null,
  ),
)
const LoginChoice = lazyPart(() => import('./LoginChoice').then((file) => file.LoginChoice))
const LockedPeople = lazyPart(() => import('../../lock/LockedPeople').then((file) => file.LockedPeople))
const ApiAddress = import.meta.env.DEV ? lazyPart(() => import('./ApiAddress').then((file) => file.ApiAddress)) : undefined

/** Milliseconds after which the app behind the door is fetched: while somebody types, and not before they can. */
const soon = 500

function useHomeSoon(): void {
  useEffect(() => {
    const timer = setTimeout(() => void homePart.fetch(), soon)
    return () => clearTimeout(timer)
  }, [])
}

type State = ReturnType<typeof useLogin>

function Captcha({ state }: { state: State }) {
  const say = useSay()
  const { picture, missing, values, set, renew } = state
  if (!picture) return null
  return (
    <LabelledInput id="captcha" label={say('captcha')} problem={missing.captcha}>
      {(aria) => (
        <span className="captcha">
          <input
            {...aria}
            className="input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={values.captcha}
            onChange={(event) => set({ captcha: event.target.value })}
          />
          <button type="button" className="captcha-picture" aria-label={say('newPicture')} onClick={() => void renew()}>
            {picture.source ? <img src={picture.source} alt={say('captchaAlt')} /> : <RefreshCw aria-hidden />}
          </button>
        </span>
      )}
    </LabelledInput>
  )
}

function Fields({ state }: { state: State }) {
  const say = useSay()
  const { values, missing, failure, busy, submit, set } = state
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <LabelledInput id="username" label={say('username')} problem={missing.username}>
        {(aria) => (
          <input
            {...aria}
            className="input"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the page has one purpose, and this is where it begins
            autoFocus
            value={values.username}
            onChange={(event) => set({ username: event.target.value })}
          />
        )}
      </LabelledInput>
      <PasswordInput
        id="password"
        label={say('password')}
        autoComplete="current-password"
        value={values.password}
        problem={missing.password}
        onChange={(password) => set({ password })}
      />
      <Captcha state={state} />
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      <BigButton look="main" wide type="submit" disabled={busy}>
        {say(busy ? 'signingIn' : 'signIn')}
      </BigButton>
    </form>
  )
}

/** The door: who are you. One column, the house's name when this device knows it, the language in the corner. */
export function LoginPage() {
  const say = useSay()
  const { name } = useProduct()
  const house = useSession((state) => state.house)
  const state = useLogin()
  useHomeSoon()
  const system = say(name)
  useEffect(() => {
    document.title = system
  }, [system])
  const head = (
    <div className="login-head">
      <img src="/icons/icon.svg" alt="" width={64} height={64} />
      <h1>{house ?? system}</h1>
      {house && <p className="quiet">{system}</p>}
    </div>
  )
  return (
    <div className="login">
      <header className="login-corner">
        <LanguageChips />
      </header>
      <main className="login-card">
        {ApiAddress ? (
          <Suspense fallback={head}>
            <ApiAddress>{head}</ApiAddress>
          </Suspense>
        ) : (
          head
        )}
        {state.choosing ? (
          <Suspense>
            <LoginChoice result={state.choosing} onChosen={(chosen) => state.choosing && void state.finish(state.choosing, chosen)} />
          </Suspense>
        ) : (
          <Fields state={state} />
        )}
        {knowsPins() && (
          <Suspense>
            <LockedPeople />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <LostHere />
          <UnsentHere />
        </Suspense>
      </main>
    </div>
  )
}
