import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { useDict } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { markWords } from './mark-words'

type Props = { chosen: readonly string[]; disabled: boolean; onChange: (symptoms: readonly string[] | null) => void }

/** Symptoms as chips; any number of them. */
export function SymptomChips({ chosen, disabled, onChange }: Props) {
  const say = useSay()
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    onChange(next.length > 0 ? next : null)
  }
  return (
    <ChipGroup
      title={say(markWords.symptoms)}
      options={useDict('symptom').map((option) => ({ ...option, disabled }))}
      chosen={chosen}
      onChoose={toggle}
    />
  )
}
