import { createElement } from 'react'
import { DateInput } from './DateInput'
import { DictInput, DictsInput } from './DictInput'
import { EntriesInput } from './EntriesInput'
import type { FieldInputProps, FieldInputs } from './field-input'
import { NoteInput } from './NoteInput'
import { NumberInput } from './NumberInput'
import { PhotosInput } from './PhotosInput'
import { RefInput, RefsInput } from './RefInput'
import { AttachmentsPart, DurationPart, JsonPart, PeriodPart, RegionPart } from './rare-inputs'
import { SecretInput } from './SecretInput'
import { SignatureInput } from './SignatureInput'
import { TextInput } from './TextInput'
import { YesInput } from './YesInput'

const TouchEntries = (props: FieldInputProps) => createElement(EntriesInput, { ...props, inputs: touchInputs })

/** The input of every kind of field, for fingers. A kind left out does not compile. */
export const touchInputs: FieldInputs = {
  text: TextInput,
  note: NoteInput,
  count: NumberInput,
  amount: NumberInput,
  money: NumberInput,
  percent: NumberInput,
  weight: NumberInput,
  duration: DurationPart,
  date: DateInput,
  time: DateInput,
  moment: DateInput,
  period: PeriodPart,
  yes: YesInput,
  dict: DictInput,
  dicts: DictsInput,
  region: RegionPart,
  ref: RefInput,
  refs: RefsInput,
  secret: SecretInput,
  entries: TouchEntries,
  json: JsonPart,
  photos: PhotosInput,
  signature: SignatureInput,
  attachments: AttachmentsPart,
}
