import '../../../contract/account/account-errors'
import { CodeInput } from '../../design/form/CodeInput'
import { useSay } from '../../language/use-say'
import { codeWords } from './code-words'

type Props = { value: string; onType: (otp: string) => void }

/** The second step: the code an app shows, or one of the recovery codes. */
export const SecondStepInput = ({ value, onType }: Props) => (
  <CodeInput id="otp" label={useSay()(codeWords.code)} autoFocus value={value} onChange={onType} />
)
