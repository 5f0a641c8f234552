import { useId, useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { type CallResult, callResults } from '../../call-results'
import type { CallLine } from '../../reports/tracing-report'
import { SymptomChips } from '../mark/SymptomChips'
import { ContactLines } from './ContactLines'
import { callWords } from './call-words'
import type { FamilyContact } from './family-contacts'
import type { CallOutcome } from './note-call'
import { readTemp, TempInput } from './TempInput'
import type { Calling } from './use-calling'
import './tracing.css'

type Props = {
  line: CallLine
  contacts: readonly FamilyContact[]
  calling: Calling
  coming: readonly string[]
  onClose: () => void
}

/** What was said of an infectious illness: nobody has asked until somebody answers. */
const suspicions = { yes: true, no: false, notAsked: undefined } as const
type Suspicion = keyof typeof suspicions
const suspicionOf = (value: boolean | null): Suspicion => (value === null ? 'notAsked' : value ? 'yes' : 'no')

/** What is being said of a call, until it is noted. */
function useOutcome(trace: CallLine['trace']) {
  const [result, setResult] = useState<CallResult>()
  const [symptoms, setSymptoms] = useState<readonly string[] | null>(trace.symptoms ?? null)
  const [suspicion, setSuspicion] = useState<Suspicion>(suspicionOf(trace.isInfectious))
  const [back, setBack] = useState<string | null>(trace.expectedReturn)
  const [tempSaid, setTempSaid] = useState('')
  const [note, setNote] = useState('')
  const [hospital, setHospital] = useState(trace.hospital ?? '')
  const temp = readTemp(tempSaid)
  const isTreated = result === 'seenDoctor' || result === 'inHospital'
  const isInfectious = suspicions[suspicion]
  const outcome: CallOutcome | undefined =
    result === undefined || temp === null
      ? undefined
      : {
          result,
          note,
          ...(symptoms === (trace.symptoms ?? null) ? {} : { symptoms }),
          ...(temp === undefined ? {} : { temp }),
          ...(!isTreated || hospital.trim() === (trace.hospital ?? '') ? {} : { hospital: hospital.trim() }),
          ...(isInfectious === undefined || isInfectious === trace.isInfectious ? {} : { isInfectious }),
          ...(back === null || back === trace.expectedReturn ? {} : { expectedReturn: back }),
        }
  return {
    ...{ result, symptoms, suspicion, back, tempSaid, temp, note, hospital, isTreated, outcome },
    ...{ setResult, setSymptoms, setSuspicion, setBack, setTempSaid, setNote, setHospital },
  }
}
type Saying = { of: ReturnType<typeof useOutcome> }

function Chips({ of, coming }: Saying & Pick<Props, 'coming'>) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <>
      <ChipGroup
        title={say(callWords.what)}
        options={Object.entries(callResults).map(([value, word]) => ({ value, text: say(word) }))}
        chosen={of.result}
        onChoose={(value) => of.setResult(value as CallResult)}
      />
      <SymptomChips chosen={of.symptoms ?? []} disabled={false} onChange={of.setSymptoms} />
      <ChipGroup
        title={say(callWords.infectious)}
        options={(['yes', 'no', 'notAsked'] as const).map((value) => ({ value, text: say(callWords[value]) }))}
        chosen={of.suspicion}
        onChoose={(value) => of.setSuspicion(value as Suspicion)}
      />
      <ChipGroup
        title={say(callWords.back)}
        options={coming.map((day) => ({ value: day, text: `${day.slice(5)} ${weekdayName(day, language, 'short')}` }))}
        chosen={of.back}
        onChoose={(day) => of.setBack(day === of.back ? null : day)}
      />
    </>
  )
}

function Inputs({ of }: Saying) {
  const say = useSay()
  const id = useId()
  return (
    <>
      <TempInput said={of.tempSaid} onSay={of.setTempSaid} />
      {of.isTreated && (
        <label className="call-input" htmlFor={`${id}h`}>
          {say(callWords.hospital)}
          <input id={`${id}h`} maxLength={100} value={of.hospital} onChange={(event) => of.setHospital(event.target.value)} />
        </label>
      )}
      <label className="call-input" htmlFor={`${id}n`}>
        {say(callWords.note)}
        <textarea id={`${id}n`} rows={2} maxLength={150} value={of.note} onChange={(event) => of.setNote(event.target.value)} />
      </label>
    </>
  )
}

/** All that may come of a call. Nothing is taken for a no that nobody asked. */
export function CallSheet({ line, contacts, calling, coming, onClose }: Props) {
  const say = useSay()
  const of = useOutcome(line.trace)
  const save = async () => {
    if (of.outcome && (await calling(line, of.outcome))) onClose()
  }
  return (
    <Sheet
      open
      title={`${line.name} · ${line.className}`}
      onClose={onClose}
      footer={
        <BigButton look="main" wide disabled={!of.outcome} onClick={() => void save()}>
          {say(of.result ? callWords.save : callWords.chooseFirst)}
        </BigButton>
      }
    >
      <ContactLines contacts={contacts} />
      <Chips of={of} coming={coming} />
      <Inputs of={of} />
    </Sheet>
  )
}
