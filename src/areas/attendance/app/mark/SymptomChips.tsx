import { useId } from 'react'
import { Chip } from '../../../../app/design/Chip'
import { useDict } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { words } from '../words'

type Props = { chosen: readonly string[]; disabled: boolean; onChange: (symptoms: readonly string[] | null) => void }

/** Symptoms as chips; any number of them. */
export function SymptomChips({ chosen, disabled, onChange }: Props) {
  const say = useSay()
  const title = useId()
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    onChange(next.length > 0 ? next : null)
  }
  return (
    <section>
      <h3 id={title}>{say(words.symptoms)}</h3>
      <fieldset className="chips" aria-labelledby={title}>
        {useDict('symptom').map(({ value, text }) => (
          <Chip key={value} chosen={chosen.includes(value)} disabled={disabled} onToggle={() => toggle(value)}>
            {text}
          </Chip>
        ))}
      </fieldset>
    </section>
  )
}
