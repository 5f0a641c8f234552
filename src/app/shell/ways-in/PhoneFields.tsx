import { useState } from 'react'
import type { SmsPurpose } from '../../../contract/system/ways-in/ways-in'
import { BigButton } from '../../design/BigButton'
import { FormFailure } from '../../design/form/FormFailure'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import { mobileProblem } from './checks'
import { DoorInput } from './DoorInput'
import { useCode } from './use-code'
import { words } from './words'

type Typed = { readonly mobile: string; readonly code: string }
type Props = {
  purpose: SmsPurpose
  values: Typed
  problems: { readonly mobile?: string | undefined; readonly code?: string | undefined }
  onType: (change: Partial<Typed>) => void
  /** What is wrong with the number, where a code is asked for. */
  onWrong: (problems: { readonly mobile: string | undefined }) => void
  autoFocus?: boolean
}

/** A mobile number, and the code that was sent to it. */
export function PhoneFields({ purpose, values, problems, onType, onWrong, autoFocus }: Props) {
  const say = useSay()
  const { left, busy, ask } = useCode(purpose)
  const [failure, setFailure] = useState<string>()
  const getCode = () => {
    const mobile = mobileProblem(values.mobile, say)
    onWrong({ mobile })
    setFailure(undefined)
    if (mobile === undefined) ask(values.mobile.trim()).catch((error: unknown) => setFailure(explain(error, currentLanguage())))
  }
  return (
    <>
      <DoorInput
        id="mobile"
        label={say(words.mobile)}
        problem={problems.mobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
        autoFocus={autoFocus}
        value={values.mobile}
        onType={(mobile) => onType({ mobile })}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Left for something outside the form it is not missing yet, and what was pressed there would be moved away.
          const goesOn = relatedTarget instanceof HTMLInputElement && relatedTarget.form === currentTarget.form
          if (values.mobile !== '' || goesOn) onWrong({ mobile: mobileProblem(values.mobile, say) })
        }}
      />
      <div className="code-line">
        <DoorInput
          id="smscode"
          label={say(words.code)}
          problem={problems.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={values.code}
          onType={(code) => onType({ code })}
        />
        <BigButton disabled={busy || left > 0} onClick={getCode}>
          {left > 0 ? say(words.again, { seconds: left }) : say(words.getCode)}
        </BigButton>
      </div>
      <p className="quiet" role="status">
        {left > 0 ? say(words.sent) : ''}
      </p>
      <FormFailure>{failure}</FormFailure>
    </>
  )
}
