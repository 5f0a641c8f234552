import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { useLockSetting } from '../../lock/use-lock-setting'
import { openAccountSheet } from '../../shell/account/account'
import { Setting } from '../Setting'
import { SecondFactorSetting } from '../second-factor/SecondFactorSetting'
import { OwnSignIns } from '../sign-ins/OwnSignIns'
import { words } from '../words'
import '../own-account.css'

/** How a person signs in, and where they are signed in. */
export function SecurityPane() {
  const say = useSay()
  const canLock = useLockSetting()?.isOn
  return (
    <div className="own-parts">
      <Setting title={say(words.password)} what={say(words.passwordWhat)}>
        <BigButton aria-haspopup="dialog" onClick={() => openAccountSheet('password')}>
          {say('changePassword')}
        </BigButton>
      </Setting>
      <SecondFactorSetting />
      {canLock && (
        <Setting title={say(words.pin)} what={say(words.pinWhat)}>
          <BigButton aria-haspopup="dialog" onClick={() => openAccountSheet('pin')}>
            {say(words.setPin)}
          </BigButton>
        </Setting>
      )}
      <OwnSignIns />
    </div>
  )
}
