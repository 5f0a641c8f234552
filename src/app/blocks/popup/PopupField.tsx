import { useContext } from 'react'
import { say } from '../../../contract/label'
import type { FieldInputProps } from '../../fields/field-input'
import { asText } from '../../fields/field-input'
import { FillContext } from '../../fields/fill'
import { useLanguage } from '../../language/language'
import { useCan } from '../../session/use-can'
import { PopupInput } from './PopupInput'

/** Stands for the field itself among those that are filled in: no field is called so. */
const here = '@'

/** A text that is typed, or chosen from rows of the noun its `popup` names, which fill in further fields of its form. */
export function PopupField({ facts, value, onChange, ...input }: FieldInputProps) {
  const language = useLanguage((state) => state.language)
  const fill = useContext(FillContext)
  const can = useCan()
  const { code = '', own = '', fills = {} } = facts.popup ?? {}
  return (
    <PopupInput
      {...input}
      code={code}
      orgFields={[own, ...Object.values(fills)].join(',')}
      destFields={[here, ...Object.keys(fills)].join(',')}
      name={say(facts.label, language)}
      placeholder=""
      maxLength={facts.max}
      value={asText(value)}
      mayChoose={can(`${code}:list`)}
      onType={(text) => onChange(text || null)}
      onBlur={() => {
        if (typeof value === 'string' && value !== value.trim()) onChange(value.trim() || null)
        input.onBlur?.()
      }}
      onFill={({ [here]: chosen, ...others }) => {
        // Whoever keeps what is typed hears of the field itself last, when all is there.
        fill?.(others)
        onChange(chosen ?? null)
      }}
    />
  )
}
