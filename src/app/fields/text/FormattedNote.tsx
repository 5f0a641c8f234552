import { MarkdownEditor } from '../../blocks/markdown/MarkdownEditor'
import { useSay } from '../../language/use-say'
import { asText, type FieldInputProps } from '../field-input'
import { HtmlNote } from './HtmlNote'

function MarkdownNote({ facts, value, onChange, ...props }: FieldInputProps) {
  const { id, onBlur, disabled, invalid, describedBy } = props
  return (
    <MarkdownEditor
      {...{ id, onBlur, disabled, invalid, describedBy }}
      name={useSay()(facts.label)}
      value={asText(value)}
      onChange={(text) => onChange(text || null)}
      max={facts.max}
      required={facts.required}
    />
  )
}

/** A note in the editor of its own form. */
export const FormattedNote = (props: FieldInputProps) => (props.facts.html ? <HtmlNote {...props} /> : <MarkdownNote {...props} />)
