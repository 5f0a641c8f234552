import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { FormFailure } from '../../design/form/FormFailure'
import { PasswordInput } from '../../design/form/PasswordInput'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import { knowsPins } from '../../lock/pin-hint'
import { useSession } from '../../session/session'
import { LanguageChips } from '../account/LanguageChips'
import { homePart } from '../home/home-part'
import { useProduct } from '../product'
import { DoorInput } from '../ways-in/DoorInput'
import { useLogin } from './use-login'
import './login.css'

/** What nobody needs to sign in: where it does not come, nothing stands there. */
const beside = <P extends object>(load: () => Promise<ComponentType<P>>) => lazyPart<P>(() => load().catch(() => () => null))
const WaysTabs = beside(() => import('../ways-in/WaysTabs').then((file) => file.WaysTabs))
const BelowLogin = beside(() => import('./BelowLogin').then((file) => file.BelowLogin))
const Captcha = lazyPart(() => import('./Captcha').then((file) => file.Captcha))
const SecondStepInput = lazyPart(() => import('./SecondStepInput').then((file) => file.SecondStepInput))
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

function Fields({ state }: { state: State }) {
  const say = useSay()
  const { values, missing, failure, busy, submit, set } = state
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <DoorInput
        id="username"
        label={say('username')}
        problem={missing.username}
        autoComplete="username"
        autoFocus
        value={values.username}
        onType={(username) => set({ username })}
      />
      <PasswordInput
        id="password"
        label={say('password')}
        autoComplete="current-password"
        value={values.password}
        problem={missing.password}
        onChange={(password) => set({ password })}
      />
      {state.picture && (
        <Suspense>
          <Captcha state={state} />
        </Suspense>
      )}
      {values.otp !== undefined && (
        <Suspense>
          <SecondStepInput value={values.otp} onType={(otp) => set({ otp })} />
        </Suspense>
      )}
      <FormFailure>{failure}</FormFailure>
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
  const [form, setForm] = useState<ReactNode>()
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
          <>
            <Suspense>
              <WaysTabs onForm={setForm} onIn={state.enter} />
            </Suspense>
            {form ?? <Fields state={state} />}
          </>
        )}
        {knowsPins() && (
          <Suspense>
            <LockedPeople />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <BelowLogin />
        </Suspense>
      </main>
    </div>
  )
}
