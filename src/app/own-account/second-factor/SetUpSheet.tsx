import { useState } from 'react'
import type { SecondFactorSetup } from '../../../contract/account/second-factor'
import { useFace } from '../../design/face'
import { Sheet } from '../../design/overlay/Sheet'
import { useSay } from '../../language/use-say'
import { QrCode } from '../../paper/QrCode'
import { RecoveryList } from './RecoveryList'
import { SecretForm } from './SecretForm'
import { prepareSecond, turnOnSecond } from './second-factor-calls'
import { words } from './words'
import './second-factor.css'

function Scan({ setup: { address, secret } }: { setup: SecondFactorSetup }) {
  const say = useSay()
  const isTouch = useFace() === 'touch'
  return (
    <>
      <p>{say(words.scan)}</p>
      <div className="second-qr">
        <QrCode text={address} label={say(words.qr)} />
      </div>
      {isTouch && (
        <a className="big-button" data-look="plain" href={address}>
          {say(words.here)}
        </a>
      )}
      <p>
        {say(words.byHand)} <code className="second-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  )
}

/** Sets the second step up: the password, an app that scans and shows its first code, and the recovery codes. */
export function SetUpSheet({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Sheet open title={say(codes ? words.codes : words.turnOn)} onClose={onClose}>
      {!setup && (
        <SecretForm names={['password']} confirm={words.next} save={async ({ password }) => setSetup(await prepareSecond(password))}>
          <p>{say(words.secondWhat)}</p>
        </SecretForm>
      )}
      {setup && !codes && (
        <SecretForm key="code" names={['otp']} confirm={words.turnOn} save={async ({ otp }) => setCodes(await turnOnSecond(otp))}>
          <Scan setup={setup} />
        </SecretForm>
      )}
      {codes && <RecoveryList codes={codes} onClose={onClose} />}
    </Sheet>
  )
}
