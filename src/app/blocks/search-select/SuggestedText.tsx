import { useId } from 'react'
import type { Option } from '../../fields/choice/use-dict'
import { ariaOf, asText, type FieldInputProps } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { useSuggestions } from './use-suggestions'
import { words } from './words'
import './suggested-text.css'

type Props = FieldInputProps & {
  /** Finds what is suggested for a piece of text. */
  load: (keyword: string, signal: AbortSignal) => Promise<readonly Option[]>
}

const empty = { idle: words.coming, coming: words.coming, here: words.none, failed: words.failed } as const

type ListProps = { id: string; title: string; shown: Pick<ReturnType<typeof useSuggestions>, 'options' | 'at' | 'state' | 'pick'> }

function Suggestions({ id, title, shown: { options, at, state, pick } }: ListProps) {
  const say = useSay()
  return (
    <div className="suggestions">
      <div role="listbox" id={id} aria-label={title}>
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the text, which names the option it is at
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div key={option.value} id={`${id}-${place}`} role="option" aria-selected={place === at} onClick={() => pick(option)}>
            {option.text}
          </div>
        ))}
      </div>
      {options.length === 0 && <p role="status">{say(empty[state])}</p>}
    </div>
  )
}

/** A text somebody types freely, with suggestions below it: by arrows and Enter, or pressed. */
export function SuggestedText({ load, ...input }: Props) {
  const say = useSay()
  const list = useId()
  const text = asText(input.value)
  const shown = useSuggestions(load, input.onChange)
  const { 'aria-required': required, ...aria } = ariaOf(input)
  return (
    <div className="suggested">
      <input
        {...aria}
        className="input"
        role="combobox"
        aria-required={required}
        aria-expanded={shown.isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown.isOpen && shown.at >= 0 ? `${list}-${shown.at}` : undefined}
        autoComplete="off"
        maxLength={input.facts.max}
        placeholder={say(words.hint)}
        value={text}
        onFocus={() => shown.open(text)}
        onChange={({ target }) => {
          input.onChange(target.value || null)
          shown.type(target.value)
        }}
        onKeyDown={(event) => shown.press(event, text)}
        onBlur={() => {
          shown.leave()
          input.onBlur?.()
        }}
      />
      {shown.isOpen && <Suggestions id={list} title={say(input.facts.label)} shown={shown} />}
    </div>
  )
}
