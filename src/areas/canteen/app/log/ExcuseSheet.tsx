import { useId } from 'react'
import { uuidv7 } from 'uuidv7'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { useDict } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { useKeptValues } from '../../../../app/resource/form/use-kept-values'
import { add } from '../../../../contract/sync/intent'
import { SampleException } from '../../sample-exception'
import { useSaving } from '../use-saving'
import { words } from './log-words'

type Props = { date: string; mealType: string; dishId: string; name: string; onClose: () => void }

/** Says why a dish has no sample. */
export function ExcuseSheet({ date, mealType, dishId, name, onClose }: Props) {
  const say = useSay()
  const id = useId()
  const causes = useDict('sampleMiss')
  const { save, isBusy, problem } = useSaving()
  const draft = `${SampleException.name}/${date}/${mealType}/${dishId}`
  const { values, set, drop } = useKeptValues(SampleException, draft, { cause: null, note: '' })
  const cause = values.cause ?? undefined
  const note = values.note ?? ''
  const isMute = cause === 'other' && !note.trim()
  const record = async () => {
    if (!cause) return
    const excuse = add(SampleException, uuidv7(), { date, mealType, dishId, cause, note: note.trim() || null })
    if (!(await save([excuse], say(words.excuseSaved, { dish: name }), { draft }))) return
    await drop()
    onClose()
  }
  return (
    <Sheet
      open
      title={name}
      onClose={onClose}
      footer={
        <BigButton look="main" disabled={!cause || isMute || isBusy} onClick={() => void record()}>
          {say(words.excuse)}
        </BigButton>
      }
    >
      <ChipGroup
        className="chip-group"
        title={say(SampleException.fields.cause.label)}
        options={causes}
        chosen={cause}
        onChoose={(chosen) => set('cause', chosen)}
      />
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {say(words.note)}
        </label>
        <textarea id={id} className="input note" maxLength={200} value={note} onChange={(event) => set('note', event.target.value)} />
        {isMute && <p className="quiet">{say(words.noteNeeded)}</p>}
      </div>
      {problem && (
        <p className="field-problem" role="alert">
          {problem.text}
        </p>
      )}
    </Sheet>
  )
}
