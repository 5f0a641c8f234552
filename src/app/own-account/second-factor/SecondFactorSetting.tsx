import { useState } from 'react'
import type { SecondFactor } from '../../../contract/account/second-factor'
import { BigButton } from '../../design/BigButton'
import { Sign } from '../../design/Sign'
import { useSay } from '../../language/use-say'
import { AnsweredInPart } from '../../record-page/AnsweredInPart'
import { Setting } from '../Setting'
import { RenewSheet } from './RenewSheet'
import { SetUpSheet } from './SetUpSheet'
import { useOwnSecondFactor } from './second-factor-calls'
import { TurnOffSheet } from './TurnOffSheet'
import { words } from './words'

const sheets = { turnOn: SetUpSheet, renew: RenewSheet, turnOff: TurnOffSheet } as const
type Name = keyof typeof sheets

function Standing({ isOn, since, left }: SecondFactor) {
  const say = useSay()
  const [open, setOpen] = useState<Name>()
  const Open = open && sheets[open]
  const offered: readonly Name[] = isOn ? ['renew', 'turnOff'] : ['turnOn']
  const stands = isOn && since ? say(words.since, { at: since.slice(0, 16), count: left }) : say(words.secondWhat)
  return (
    <>
      <Setting
        title={say(words.second)}
        what={stands}
        state={<Sign tone={isOn ? 'good' : 'plain'}>{say(isOn ? words.on : words.off)}</Sign>}
      >
        <div className="chips">
          {offered.map((name) => (
            <BigButton key={name} aria-haspopup="dialog" onClick={() => setOpen(name)}>
              {say(words[name])}
            </BigButton>
          ))}
        </div>
      </Setting>
      {Open && <Open onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** Whether signing in takes a second step, and the ways to change that. */
export const SecondFactorSetting = () => (
  <AnsweredInPart of={useOwnSecondFactor()} rows={1}>
    {(found) => <Standing {...found} />}
  </AnsweredInPart>
)
