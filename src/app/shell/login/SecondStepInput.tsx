import '../../../contract/account/account-errors'
import { sentence } from '../../../contract/error'
import { CodeInput } from '../../design/form/CodeInput'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { codeWords } from './code-words'

type Props = { value: string; onType: (otp: string) => void }

/** The second step: the code an app shows, or one of the recovery codes. */
export const SecondStepInput = ({ value, onType }: Props) => (
  <>
    <p className="quiet">
      {sentence(
        'login.otp',
        useLanguage((state) => state.language),
      )}
    </p>
    <CodeInput id="otp" label={useSay()(codeWords.code)} autoFocus value={value} onChange={onType} />
  </>
)
