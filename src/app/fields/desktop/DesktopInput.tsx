import { type ComponentType, useLayoutEffect, useRef } from 'react'
import { EntriesInput } from '../EntriesInput'
import type { FieldInputProps, FieldInputs } from '../field-input'
import { PhotosInput } from '../PhotosInput'
import { AttachmentsPart, DurationPart, JsonPart, PeriodBox, RegionBox } from '../rare-inputs'
import { SignatureInput } from '../SignatureInput'
import { SecretInput } from '../text/SecretInput'
import { BooleanSwitch } from './BooleanSwitch'
import { ChoiceSelect } from './ChoiceSelect'
import { DayPicker } from './DayPicker'
import { NumberBox } from './NumberBox'
import { RefSelect } from './RefSelect'
import { TextBox } from './TextBox'

const DesktopEntries = (props: FieldInputProps) => <EntriesInput {...props} inputs={desktopInputs} />

/** The input of every kind of field, for mouse and keyboard. A kind left out does not compile. */
const desktopInputs: FieldInputs = {
  text: TextBox,
  note: TextBox,
  count: NumberBox,
  amount: NumberBox,
  money: NumberBox,
  percent: NumberBox,
  weight: NumberBox,
  duration: DurationPart,
  date: DayPicker,
  time: DayPicker,
  dateTime: DayPicker,
  period: PeriodBox,
  boolean: BooleanSwitch,
  dict: ChoiceSelect,
  dicts: ChoiceSelect,
  region: RegionBox,
  ref: RefSelect,
  refs: RefSelect,
  secret: SecretInput,
  entries: DesktopEntries,
  json: JsonPart,
  photos: PhotosInput,
  signature: SignatureInput,
  attachments: AttachmentsPart,
}

/** The input of a field on a desktop. Tab leads past the small cross that empties it, so that Enter there cannot: keys have Delete for it. */
export function DesktopInput(props: FieldInputProps) {
  const Input: ComponentType<FieldInputProps> = desktopInputs[props.facts.kind]
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const cross of ref.current?.querySelectorAll<HTMLButtonElement>('button[class*="-clear"]') ?? []) cross.tabIndex = -1
  })
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      <Input {...props} />
    </div>
  )
}
