import { createElement } from 'react'
import { BooleanInput } from './choice/BooleanInput'
import { DictInput, DictsInput } from './choice/DictInput'
import { RefInput, RefsInput } from './choice/RefInput'
import { DateInput } from './date/DateInput'
import { EntriesInput } from './EntriesInput'
import type { FieldInputProps, FieldInputs } from './field-input'
import { PhotosInput } from './PhotosInput'
import { AttachmentsPart, DurationPart, JsonPart, PeriodPart, RegionPart } from './rare-inputs'
import { SignatureInput } from './SignatureInput'
import { NoteInput } from './text/NoteInput'
import { NumberInput } from './text/NumberInput'
import { SecretInput } from './text/SecretInput'
import { TextInput } from './text/TextInput'

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
  dateTime: DateInput,
  period: PeriodPart,
  boolean: BooleanInput,
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
