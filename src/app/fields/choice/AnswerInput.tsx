import { Chip } from '../../design/Chip'
import { useSay } from '../../language/use-say'
import type { FieldInputProps } from '../field-input'

const answers = [
  ['yes', true],
  ['no', false],
] as const

/** Yes, no, or nobody has asked yet: what is chosen is taken back by a second press. */
export function AnswerInput({ id, facts, value, onChange, disabled = false, describedBy }: FieldInputProps) {
  const say = useSay()
  return (
    <fieldset id={id} className="chips" tabIndex={-1} aria-label={say(facts.label)} aria-describedby={describedBy}>
      {answers.map(([word, answer]) => (
        <Chip key={word} chosen={value === answer} disabled={disabled} onToggle={() => onChange(value === answer ? null : answer)}>
          {say(word)}
        </Chip>
      ))}
    </fieldset>
  )
}
