import { asList } from '../../contract/fields/as-list'
import { Role } from '../../contract/system/role'
import { Chip } from '../design/Chip'
import { Skeleton } from '../design/Skeleton'
import type { FieldInputProps } from '../fields/field-input'
import { useSay } from '../language/use-say'
import { useBeyond } from '../resource/record/use-beyond'
import { useChoices } from '../resource/use-choices'
import { words } from './words'
import '../fields/inputs.css'

/** Roles of an account. Those the person may not give are not offered; the ones it has already stay in sight. */
export function RolesInput({ id, facts, value, onChange, onBlur, disabled, describedBy }: FieldInputProps) {
  const say = useSay()
  const isBeyond = useBeyond(Role, true)
  const all = useChoices(facts.noun ?? '', '')
  const chosen = asList(value)
  if (!all) return <Skeleton rows={2} height={48} />
  const offered = all.filter((option) => chosen.includes(option.value) || !isBeyond(option.value))
  const toggle = (role: string) => {
    onChange(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role])
    onBlur?.()
  }
  return (
    <fieldset id={id} className="chips plain-set" aria-label={say(facts.label)} aria-describedby={describedBy} tabIndex={-1}>
      {offered.map(({ value: role, text }) => (
        <Chip key={role} chosen={chosen.includes(role)} disabled={disabled || isBeyond(role)} onToggle={() => toggle(role)}>
          {text}
        </Chip>
      ))}
      {offered.length === 0 && <p className="quiet">{say(words.noRoles)}</p>}
    </fieldset>
  )
}
