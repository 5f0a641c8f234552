import Input from 'antd/es/input'
import { ariaOf, asText, type FieldInputProps } from '../field-input'
import { ColourPart, FormattedPart, PopupPart, SuggestPart } from '../rare-inputs'
import { isFormatted } from '../text/formatted'

function Lines(props: FieldInputProps) {
  const { facts, value, onChange, onBlur, invalid } = props
  const shared = {
    ...ariaOf(props),
    value: asText(value),
    maxLength: facts.max,
    status: invalid ? ('error' as const) : undefined,
    autoComplete: 'off',
    onBlur: () => {
      if (typeof value === 'string' && value !== value.trim()) onChange(value.trim() || null)
      onBlur?.()
    },
  }
  if (facts.kind === 'note')
    return <Input.TextArea {...shared} autoSize={{ minRows: 2, maxRows: 8 }} onChange={(event) => onChange(event.target.value || null)} />
  return <Input {...shared} allowClear onChange={(event) => onChange(event.target.value || null)} />
}

/** One line of text, or several that grow with what is written. A colour is chosen. */
export function TextBox(props: FieldInputProps) {
  if (isFormatted(props.facts)) return <FormattedPart {...props} />
  if (props.facts.popup) return <PopupPart {...props} />
  if (props.facts.suggests) return <SuggestPart {...props} />
  return props.facts.rule === 'colour' ? <ColourPart {...props} /> : <Lines {...props} />
}
