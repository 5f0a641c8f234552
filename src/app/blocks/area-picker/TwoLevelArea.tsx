import { regionPath, regionsIn, regionText, wholeCountry } from '../../../contract/fields/region-names'
import { ariaOf, asText, type FieldInputProps } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { words } from './words'
import './area-picker.css'

type ListProps = {
  input: FieldInputProps
  id: string
  title: string
  /** Code of the region whose parts are listed. */
  within: string | undefined
  chosen: string
  onChoose: (code: string) => void
}

function AreaList({ input, id, title, within, chosen, onChoose }: ListProps) {
  const say = useSay()
  const areas = within ? regionsIn(within) : []
  return (
    <select
      {...ariaOf(input)}
      id={id}
      className="input"
      aria-label={`${say(input.facts.label)} ${title}`}
      disabled={input.disabled || areas.length === 0}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
      onBlur={input.onBlur}
    >
      <option value="">{title}</option>
      {areas.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** A province, and a city in it, by two lists. A county that stands there already stays until something else is chosen. */
export function TwoLevelArea(input: FieldInputProps) {
  const say = useSay()
  const code = asText(input.value)
  const [province = '', city = '', county] = regionPath(code)
  const { id, onChange } = input
  return (
    <>
      <div className="two-level-area">
        <AreaList
          {...{ input, id }}
          title={say(words.province)}
          within={wholeCountry}
          chosen={province}
          onChoose={(chosen) => onChange(chosen || null)}
        />
        <AreaList
          input={input}
          id={`${id}-city`}
          title={say(words.city)}
          within={province || undefined}
          chosen={city}
          onChoose={(chosen) => onChange(chosen || province)}
        />
      </div>
      {county && <small className="quiet">{regionText(code)}</small>}
    </>
  )
}
