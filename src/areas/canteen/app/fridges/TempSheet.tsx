import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { dateTimeNow } from '../../../../app/clock/clock'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { NumberPad } from '../../../../app/entry/NumberPad'
import { useSay } from '../../../../app/language/use-say'
import type { View } from '../../../../app/offline/view/view'
import { useHoldUpdates } from '../../../../app/pwa/update-guard'
import { useKeptValues } from '../../../../app/resource/form/use-kept-values'
import { add } from '../../../../contract/sync/intent'
import { FridgeTemp } from '../../fridge/fridge-temp'
import type { SampleFridge } from '../../fridge/sample-fridge'
import { isOutOf } from '../../fridge/warm-spells'
import { words as padWords } from '../log/log-words'
import { useSaving } from '../use-saving'
import { tempOf, turned, typedTemp } from './temp-text'
import { words } from './temp-words'
import './fridges.css'

type Props = { fridge: View<typeof SampleFridge>; onClose: () => void; onSaved?: () => void; children?: ReactNode }

function WhatToDo({ temp, note, onNote }: { temp: number; note: string; onNote: (note: string) => void }) {
  const say = useSay()
  const id = useId()
  return (
    <section className="temp-alarm" role="alert">
      <h3>
        <TriangleAlert size={20} aria-hidden /> {say(words.outOfRange, { temp })}
      </h3>
      <ol>
        {[words.check, words.door, words.again, words.move].map((step) => (
          <li key={step.en}>{say(step)}</li>
        ))}
      </ol>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {say(words.done)}
        </label>
        <textarea id={id} className="input note" maxLength={200} value={note} onChange={(event) => onNote(event.target.value)} />
      </div>
    </section>
  )
}

function useReading({ fridge, onClose, onSaved }: Props) {
  const say = useSay()
  const { save, isBusy, problem } = useSaving()
  const [text, setText] = useState('')
  const draft = `${FridgeTemp.name}/${fridge.id}`
  // What was done is kept like any text. The figure is not: read off again in an instant, it would be an old one taken for new.
  const { values, set, drop } = useKeptValues(FridgeTemp, draft, { note: '' })
  const note = values.note ?? ''
  useHoldUpdates(text !== '')
  const [isAsked, setAsked] = useState(false)
  const temp = tempOf(text)
  const isOut = temp !== undefined && isOutOf({ min: fridge.tempMin, max: fridge.tempMax }, temp)
  const record = async () => {
    if (temp === undefined) return
    if (isOut && !isAsked) return setAsked(true)
    const values = { fridgeId: fridge.id, readTime: dateTimeNow(), temp, source: 'manual', note: note.trim() || null }
    const said = say(words.saved, { fridge: fridge.name, temp })
    if (!(await save([add(FridgeTemp, uuidv7(), values)], said, { draft }))) return
    await drop()
    onSaved?.()
    onClose()
  }
  const enter = (next: string) => {
    setText((before) => typedTemp(before, next))
    setAsked(false)
  }
  return {
    text,
    temp,
    note,
    isOut,
    isAsked: isOut && isAsked,
    isBusy,
    problem,
    enter,
    setNote: (said: string) => set('note', said),
    record: () => void record(),
  }
}

/** A fridge's temperature with large keys. What is out of range is asked about once more, with what to do. */
export function TempSheet(props: Props) {
  const { fridge, onClose, children } = props
  const say = useSay()
  const { text, temp, note, isOut, isAsked, isBusy, problem, enter, setNote, record } = useReading(props)
  const isMute = isAsked && !note.trim()
  const word = temp === undefined ? words.enter : isMute ? words.doneNeeded : isAsked ? words.confirm : words.save
  const footer = (
    <BigButton look={isAsked ? 'danger' : 'main'} wide disabled={temp === undefined || isMute || isBusy} onClick={record}>
      {say(word, { temp })}
    </BigButton>
  )
  const point = { name: say(padWords.point), face: '.', press: () => enter(`${text}.`) }
  return (
    <Sheet open title={fridge.name} onClose={onClose} footer={footer}>
      <p className="quiet figures">{say(words.range, { min: fridge.tempMin, max: fridge.tempMax })}</p>
      <div className="pad-display temp-display" data-tone={temp === undefined ? undefined : isOut ? 'bad' : 'good'}>
        <button type="button" className="temp-sign" aria-label={say(padWords.sign)} onClick={() => enter(turned(text))}>
          ±
        </button>
        <input
          inputMode="none"
          autoComplete="off"
          aria-label={say(words.celsius)}
          value={text}
          placeholder="—"
          onChange={(event) => enter(event.target.value)}
        />
        <span className="unit">℃</span>
      </div>
      {isAsked && temp !== undefined ? (
        <WhatToDo temp={temp} note={note} onNote={setNote} />
      ) : (
        <NumberPad onDigit={(digit) => enter(text + digit)} onErase={() => enter(text.slice(0, -1))} corner={point} />
      )}
      {problem && (
        <p className="field-problem" role="alert">
          {problem.text}
        </p>
      )}
      {!isAsked && children}
    </Sheet>
  )
}
