import '../../../contract/account/account-errors'
import { LabelledInput } from '../../design/form/LabelledInput'
import { useSay } from '../../language/use-say'
import { codeWords } from './code-words'

type Props = { value: string; onType: (otp: string) => void }

/** The second step: the code an app shows, or one of the recovery codes. */
export function CodeInput({ value, onType }: Props) {
  const say = useSay()
  return (
    <LabelledInput id="otp" label={say(codeWords.code)}>
      {(aria) => (
        <input
          {...aria}
          className="input"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: it is what is asked for now
          autoFocus
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </LabelledInput>
  )
}
