import { useId } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { useDict } from '../../../../app/fields/choice/use-dict'
import { FieldFrame } from '../../../../app/fields/FieldFrame'
import { FieldInput } from '../../../../app/fields/FieldInput'
import { useSay } from '../../../../app/language/use-say'
import type { Problem } from '../../../../contract/check'
import type { FieldFacts } from '../../../../contract/field'
import type { PlaceChoice } from '../../fridge/place-choices'
import { RetainedSample } from '../../retained-sample'
import { witnessProblems } from '../../witness-rules'
import type { People } from '../use-people'
import { words } from './log-words'
import type { FilledEntry, SampleEntry } from './sample-entry'

type Props = {
  filled: FilledEntry
  date: string
  places: readonly PlaceChoice[]
  people: People
  onChange: (patch: SampleEntry) => void
  onClose: () => void
}

const { fields } = RetainedSample

type PlaceFieldProps = { facts: FieldFacts; value: unknown; problem?: Problem | undefined; onChange: (value: unknown) => void }

function Field({ facts, value, problem, onChange }: PlaceFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} facts={facts} problem={problem}>
      <FieldInput {...{ id, facts, value, onChange }} invalid={problem !== undefined} describedBy={problem && `${id}-problem`} />
    </FieldFrame>
  )
}

const timeFacts: FieldFacts = { ...fields.sampleTime, kind: 'time', max: 5 }
const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Who takes the sample, and who stands by. */
function Taking({ filled: { samplerId, witnessId }, people, onChange }: Pick<Props, 'filled' | 'people' | 'onChange'>) {
  const say = useSay()
  return (
    <>
      <ChipGroup
        className="chip-group"
        title={say(fields.samplerId.label)}
        options={people.kitchen}
        chosen={samplerId}
        onChoose={(chosen) => onChange({ samplerId: chosen })}
      />
      <Field
        facts={fields.witnessId}
        value={witnessId ?? null}
        problem={witnessProblems(samplerId, witnessId).witnessId}
        onChange={(value) => onChange({ witnessId: asText(value) })}
      />
    </>
  )
}

/** Where a sample goes, when it was taken and by whom: everything lies open and is chosen with one press each. */
export function PlaceSheet({ filled, date, places, people, onChange, onClose }: Props) {
  const say = useSay()
  const containers = useDict('sampleContainer')
  const place = places.find(({ fridgeId }) => fridgeId === filled.fridgeId)
  const slots = (place?.slots ?? []).map(({ slotNo, taken }) => ({ value: slotNo, text: slotNo, disabled: taken }))
  const time = asText(filled.sampleTime)?.slice(11, 16) ?? null
  return (
    <Sheet
      open
      title={say(words.place)}
      onClose={onClose}
      footer={
        <BigButton look="main" onClick={onClose}>
          {say(words.ready)}
        </BigButton>
      }
    >
      <ChipGroup
        className="chip-group"
        title={say(fields.fridgeId.label)}
        options={places.map(({ fridgeId, name, free }) => ({ value: fridgeId, text: name, disabled: !free }))}
        chosen={filled.fridgeId}
        onChoose={(fridgeId) => {
          const chosen = places.find((one) => one.fridgeId === fridgeId)
          onChange({ fridgeId, ...(chosen?.free && { slotNo: chosen.free }), isUnread: false })
        }}
      />
      <ChipGroup
        className="chip-group"
        title={say(fields.container.label)}
        options={containers}
        chosen={filled.container}
        onChoose={(container) => onChange({ container })}
      />
      <Field
        facts={timeFacts}
        value={time}
        onChange={(value) => onChange({ sampleTime: asText(value) ? `${date} ${asText(value)}:00` : null })}
      />
      <ChipGroup
        className="chip-group"
        title={say(fields.slotNo.label)}
        options={slots}
        chosen={filled.slotNo}
        onChoose={(slotNo) => onChange({ slotNo })}
      />
      <Field facts={fields.containerNo} value={filled.containerNo ?? null} onChange={(value) => onChange({ containerNo: asText(value) })} />
      <Taking {...{ filled, people, onChange }} />
    </Sheet>
  )
}
