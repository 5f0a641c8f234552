import '../../../contract/account/account-errors'
import { sentence } from '../../../contract/error'
import { CodeInput } from '../../design/form/CodeInput'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { codeWords } from './code-words'

type Props = { value: string; onType: (otp: string) => void }

/** The second step: the code an app shows, or one of the recovery codes. */
export function SecondStepInput({ value, onType }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <>
      <p className="quiet">{sentence('login.otp', language)}</p>
      <CodeInput id="otp" label={say(codeWords.code)} autoFocus value={value} onChange={onType} />
    </>
  )
}
