import { useState } from 'react'
import { asList } from '../../../contract/fields/as-list'
import { Chip } from '../../design/Chip'
import { useSay } from '../../language/use-say'
import { asText, type FieldInputProps } from '../field-input'
import { SwitchPart } from '../rare-inputs'
import { optionsWith } from './options-with'
import { PickButton } from './PickButton'
import { PickSheet } from './PickSheet'
import { type Option, useOptions, wordsFor } from './use-dict'

/** So many choices still lie open as chips; more go into a sheet. */
const open = 8

type ChoiceProps = FieldInputProps & {
  options: readonly Option[]
  chosen: readonly string[]
  many: boolean
  choose: (chosen: readonly string[]) => void
}

function Chips({ options, chosen, many, choose, facts, disabled, id, describedBy }: ChoiceProps) {
  const say = useSay()
  const toggle = (value: string) => {
    if (chosen.includes(value)) return (many || !facts.required) && choose(chosen.filter((one) => one !== value))
    choose(many ? [...chosen, value] : [value])
  }
  return (
    <fieldset id={id} className="chips plain-set" aria-label={say(facts.label)} aria-describedby={describedBy} tabIndex={-1}>
      {options.map((option) => (
        <Chip key={option.value} chosen={chosen.includes(option.value)} disabled={disabled} onToggle={() => toggle(option.value)}>
          {option.text}
        </Chip>
      ))}
    </fieldset>
  )
}

function LongChoice({ options, chosen, many, choose, ...input }: ChoiceProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const found = optionsWith(options, keyword)
  return (
    <>
      <PickButton input={input} text={wordsFor(options, chosen)} onOpen={() => setOpen(true)} />
      <PickSheet
        title={say(input.facts.label)}
        {...{ open: isOpen, options: found, chosen, many, keyword, onKeyword: setKeyword, onChange: choose, onClose: () => setOpen(false) }}
      />
    </>
  )
}

/** Some choices, lying open where they are few. */
export function OptionsInput({ options, many, ...props }: FieldInputProps & { options: readonly Option[]; many: boolean }) {
  const chosen = many ? asList(props.value) : [asText(props.value)].filter(Boolean)
  const choose = (next: readonly string[]) => {
    props.onChange(many ? next : (next[0] ?? null))
    props.onBlur?.()
  }
  const Shown = options.length > 0 && options.length <= open ? Chips : LongChoice
  return <Shown {...props} {...{ options, many, chosen, choose }} />
}

/** One value of a dictionary. */
export const DictInput = (props: FieldInputProps) => (props.facts.switched ? <SwitchPart {...props} /> : <OneOfDict {...props} />)

const OneOfDict = (props: FieldInputProps) => <OptionsInput {...props} options={useOptions(props.facts)} many={false} />
/** Several values of a dictionary. */
export const DictsInput = (props: FieldInputProps) => <OptionsInput {...props} options={useOptions(props.facts)} many />
