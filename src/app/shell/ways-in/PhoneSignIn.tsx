import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import type { LoginResult } from '../../session/person'
import { codeProblem, mobileProblem } from './checks'
import { PhoneFields } from './PhoneFields'
import { useDoorForm } from './use-door-form'
import { signInByPhone } from './ways-in-calls'

/** Signing in by a code that was sent to one's number. */
export function PhoneSignIn({ onIn }: { onIn: (result: LoginResult) => Promise<void> }) {
  const say = useSay()
  const form = useDoorForm({
    start: { mobile: '', code: '' },
    check: ({ mobile, code }, speak) => ({ mobile: mobileProblem(mobile, speak), code: codeProblem(code, speak) }),
    send: async ({ mobile, code }) => onIn(await signInByPhone(mobile.trim(), code.trim())),
  })
  return (
    <form className="stack" noValidate onSubmit={(event) => void form.submit(event)}>
      <PhoneFields purpose="login" autoFocus values={form.values} problems={form.problems} onType={form.set} onWrong={form.tell} />
      {form.failure && (
        <p className="form-failure" role="alert">
          {form.failure}
        </p>
      )}
      <BigButton look="main" wide type="submit" disabled={form.busy}>
        {say(form.busy ? 'signingIn' : 'signIn')}
      </BigButton>
    </form>
  )
}
