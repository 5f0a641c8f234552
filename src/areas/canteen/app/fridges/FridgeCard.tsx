import { Ban, Check, CircleDashed, Thermometer, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sign } from '../../../../app/design/Sign'
import { useSay } from '../../../../app/language/use-say'
import type { View } from '../../../../app/offline/view/view'
import { StandingSign } from '../../../../app/resource/StandingSign'
import { useCan } from '../../../../app/session/use-can'
import { FridgeTemp } from '../../fridge/fridge-temp'
import type { SampleFridge } from '../../fridge/sample-fridge'
import type { TempDuty } from '../../fridge/temp-duty'
import { isOutOf } from '../../fridge/warm-spells'
import { ReasonSheet } from '../log/ReasonSheet'
import { words } from './temp-words'
import './fridges.css'

export type FridgeView = View<typeof SampleFridge>
export type Reading = View<typeof FridgeTemp>
type Props = {
  fridge: FridgeView
  /** Name of who looks after it. */
  keeper: string | undefined
  duties: readonly TempDuty<Reading>[]
  readings: readonly Reading[]
  /** Undefined for who may only look. */
  onRead: (() => void) | undefined
}

function RangeSign({ fridge, reading }: { fridge: FridgeView; reading: Reading }) {
  const say = useSay()
  const isOut = isOutOf({ min: fridge.tempMin, max: fridge.tempMax }, reading.temp)
  const Icon = isOut ? TriangleAlert : Check
  return (
    <Sign tone={isOut ? 'bad' : 'good'} icon={<Icon size={14} aria-hidden />}>
      {say(isOut ? words.alarm : words.inRange)}
    </Sign>
  )
}

function Duty({ duty, fridge }: { duty: TempDuty<Reading>; fridge: FridgeView }) {
  const say = useSay()
  const { reading, state, time } = duty
  return (
    <li>
      <span className="figures">{say(words.duty, { time })}</span>
      {reading ? (
        <>
          <strong className="figures">{`${reading.temp} ℃`}</strong>
          <RangeSign fridge={fridge} reading={reading} />
        </>
      ) : (
        <Sign
          tone={state === 'late' ? 'bad' : 'open'}
          icon={state === 'late' ? <TriangleAlert size={14} aria-hidden /> : <CircleDashed size={14} aria-hidden />}
        >
          {say(state === 'late' ? words.late : words.open)}
        </Sign>
      )}
    </li>
  )
}

function ReadingLine({ reading, fridge }: { reading: Reading; fridge: FridgeView }) {
  const say = useSay()
  const can = useCan()
  const [isVoiding, setVoiding] = useState(false)
  return (
    <li>
      <span className="figures">{`${reading.readTime.slice(11, 16)} · ${reading.temp} ℃`}</span>
      <span className="quiet">{[reading.recordedBy, reading.note].filter(Boolean).join(' · ')}</span>
      <StandingSign standing={reading.standing} />
      {can('fridge-temp:void') && (
        <button
          type="button"
          className="page-bar-button"
          aria-haspopup="dialog"
          aria-label={`${say(words.voidReading)} ${reading.temp} ℃`}
          onClick={() => setVoiding(true)}
        >
          <Ban size={18} aria-hidden />
        </button>
      )}
      {isVoiding && (
        <ReasonSheet
          resource={FridgeTemp}
          record={reading.id}
          title={`${fridge.name} · ${reading.temp} ℃`}
          verb={say(words.voidReading)}
          onClose={() => setVoiding(false)}
        />
      )}
    </li>
  )
}

/** A fridge: its range, what it read last, the two readings a day asks for, and the way to the next one. */
export function FridgeCard({ fridge, keeper, duties, readings, onRead }: Props) {
  const say = useSay()
  const [last] = readings
  const isOut = last !== undefined && isOutOf({ min: fridge.tempMin, max: fridge.tempMax }, last.temp)
  const isRed = isOut || duties.some(({ state }) => state === 'late')
  return (
    <section className="card fridge-card">
      <header>
        <div>
          <h2>{fridge.name}</h2>
          <p className="quiet figures">
            {[fridge.place, say(words.range, { min: fridge.tempMin, max: fridge.tempMax })].filter(Boolean).join(' · ')}
          </p>
        </div>
        {last && (
          <p className="fridge-last">
            <strong className="figures">{`${last.temp} ℃`}</strong>
            <RangeSign fridge={fridge} reading={last} />
          </p>
        )}
      </header>
      <ul className="fridge-duties">
        {duties.map((duty) => (
          <Duty key={duty.time} duty={duty} fridge={fridge} />
        ))}
      </ul>
      {readings.length > 0 && (
        <ul className="fridge-readings" aria-label={say(words.readings)}>
          {readings.map((reading) => (
            <ReadingLine key={reading.id} reading={reading} fridge={fridge} />
          ))}
        </ul>
      )}
      {isRed && !onRead && <p className="quiet">{keeper ? say(words.tellKeeper, { keeper }) : say(words.tellManager)}</p>}
      {onRead && (
        <BigButton
          look={isRed || duties.some(({ state }) => state !== 'done') ? 'main' : 'plain'}
          wide
          aria-haspopup="dialog"
          icon={<Thermometer size={20} aria-hidden />}
          onClick={onRead}
        >
          {say(isOut ? words.readAndRecord : readings.length > 0 ? words.readAgain : words.read)}
        </BigButton>
      )}
    </section>
  )
}
