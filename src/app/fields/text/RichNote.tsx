import { RichEditor } from '../../blocks/rich-text/RichEditor'
import { sendPicture } from '../../blocks/rich-text/send-picture'
import { useSay } from '../../language/use-say'
import { asText, type FieldInputProps } from '../field-input'

/** A note of HTML, written with its looks. */
export function RichNote({ facts, value, onChange, ...props }: FieldInputProps) {
  const { id, onBlur, disabled, invalid, describedBy } = props
  return (
    <RichEditor
      {...{ id, onBlur, disabled, invalid, describedBy }}
      name={useSay()(facts.label)}
      value={asText(value)}
      onChange={(html) => onChange(html || null)}
      max={facts.max}
      required={facts.required}
      takePicture={sendPicture}
    />
  )
}
