import { useSay } from '../../language/use-say'
import { asText, type FieldInputProps } from '../field-input'
import { words } from '../words'
import { DateInput } from './DateInput'
import '../inputs.css'

/** The value of two days, either of which may not be chosen yet; null where neither is. */
const joined = (from: string, to: string): string | null => (from || to ? `${from}/${to}` : null)

/** A first and a last day, each chosen as any other day. */
export function PeriodInput(props: FieldInputProps) {
  const say = useSay()
  const { id, facts, value, onChange } = props
  const [from = '', to = ''] = asText(value).split('/')
  const day = (side: 'from' | 'to') => ({
    ...props,
    id: side === 'from' ? id : `${id}-to`,
    facts: { ...facts, kind: 'date' as const, label: words[side] },
    value: (side === 'from' ? from : to) || null,
    onChange: (chosen: unknown) => onChange(side === 'from' ? joined(asText(chosen), to) : joined(from, asText(chosen))),
  })
  return (
    <fieldset className="plain-set period" aria-label={say(facts.label)}>
      <DateInput {...day('from')} />
      <DateInput {...day('to')} />
    </fieldset>
  )
}
