import { type FormEvent, useState } from 'react'
import { toast } from '../../design/overlay/toast'
import { currentLanguage } from '../../language/language'
import { type Say, useSay } from '../../language/use-say'
import { captchaPicture, choicesOf, completeLogin, login, wantsSecond } from '../../session/login'
import type { DepartmentChoice, LoginResult, TenantChoice } from '../../session/person'
import { recall } from '../../session/storage'
import { explain } from '../../wire/explain'
import { WireError } from '../../wire/wire-error'

type Picture = { readonly key: number; readonly source: string }
type Typed = { readonly username: string; readonly password: string; readonly captcha: string; readonly otp?: string }
type Chosen = { tenant?: TenantChoice; department?: DepartmentChoice }
type Missing = { readonly username?: string; readonly password?: string; readonly captcha?: string }

const asksForPicture = (error: unknown): boolean => error instanceof WireError && error.number === 412

/** The characters of a new picture, asked for only once the server wants them. */
function usePicture() {
  const [picture, setPicture] = useState<Picture>()
  const renew = async () => {
    const key = Date.now()
    setPicture({ key, source: await captchaPicture(key).catch(() => '') })
  }
  return { picture, renew }
}

const missingOf = (values: Typed, picture: Picture | undefined, say: Say): Missing => ({
  ...(values.username.trim() ? {} : { username: say('usernameRequired') }),
  ...(values.password ? {} : { password: say('passwordRequired') }),
  ...(picture && !values.captcha.trim() ? { captcha: say('captchaRequired') } : {}),
})

/** Goes in. The login page is gone by the time a department could be refused, so that is said where it can still be read. */
async function finish(result: LoginResult, chosen: Chosen, say: Say): Promise<void> {
  if (result.multi_depart === 0) toast(say('noDepartment'))
  await completeLogin(result, chosen).catch((error: unknown) => toast(explain(error, currentLanguage()), { tone: 'bad' }))
}

/** Signing in: what is typed, what is missing, the picture, and the choices that follow. */
export function useLogin() {
  const say = useSay()
  const [values, setValues] = useState<Typed>({ username: recall<string>('Login_Username') ?? '', password: '', captcha: '' })
  const [missing, setMissing] = useState<Missing>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [choosing, setChoosing] = useState<LoginResult>()
  const { picture, renew } = usePicture()

  const enter = async (result: LoginResult) => {
    const { departments, tenants } = choicesOf(result)
    if (departments.length + tenants.length > 0) setChoosing(result)
    else await finish(result, {}, say)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = missingOf(values, picture, say)
    setMissing(wrong)
    setFailure(undefined)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const { username, captcha, ...secrets } = values
      const asked = picture ? { captcha: captcha.trim(), checkKey: picture.key } : {}
      await enter(await login({ username: username.trim(), ...secrets, remember_me: true, ...asked }))
    } catch (error) {
      // All that was typed is right, and what is asked for now is said at its field; asked again, it was left empty.
      const goesOn = wantsSecond(error) && values.otp === undefined
      if (!goesOn) setFailure(explain(error, currentLanguage()))
      setValues((old) => ({ ...old, captcha: '', ...(wantsSecond(error) && { otp: '' }) }))
      if (picture || asksForPicture(error)) await renew()
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    missing,
    failure,
    busy,
    picture,
    renew,
    choosing,
    submit,
    enter,
    finish: (result: LoginResult, chosen: Chosen) => finish(result, chosen, say),
    set: (change: Partial<Typed>) => setValues((old) => ({ ...old, ...change })),
  }
}
