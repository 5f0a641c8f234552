import { RefreshCw } from 'lucide-react'
import { LabelledInput } from '../../design/form/LabelledInput'
import { useSay } from '../../language/use-say'
import type { useLogin } from './use-login'
import './captcha.css'

/** The picture with characters, and what somebody reads in it. It is fetched once the server asks for it. */
export function Captcha({ state }: { state: ReturnType<typeof useLogin> }) {
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
