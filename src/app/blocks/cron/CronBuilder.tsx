import { useId, useState } from 'react'
import { useNow } from '../../clock/use-now'
import { Chip } from '../../design/Chip'
import { useSay } from '../../language/use-say'
import { CronPreview } from './CronPreview'
import { expressionOf, partsOf, withPart } from './expression'
import { initialPart, type Part, type PartName, type PartType, parsePart, partNames, typesOf, writePart } from './part'
import { TypeSettings } from './TypeSettings'
import { partWords, typeWords, words } from './words'
import './cron.css'

type PartProps = { name: PartName; text: string; disabled: boolean; onChange: (text: string) => void }

/** The ways in which one part can be set, of which one is chosen. */
function PartPanel({ name, text, disabled, onChange }: PartProps) {
  const say = useSay()
  const group = useId()
  const year = Number(useNow().slice(0, 4))
  const part = parsePart(name, text)
  const set = (next: Part) => onChange(writePart(next))
  const choose = (type: PartType) => set(initialPart(name, type, year))
  return (
    <fieldset disabled={disabled} aria-label={say(partWords[name])}>
      {disabled && <p className="quiet">{say(words.byWeek)}</p>}
      {typesOf[name].map((type) => (
        <div key={type} className="cron-type">
          <label>
            <input type="radio" name={group} checked={part.type === type} onChange={() => choose(type)} />
            {say(typeWords[type])}
          </label>
          {part.type === type && <TypeSettings {...{ name, part, disabled }} onChange={set} />}
        </div>
      ))}
    </fieldset>
  )
}

type Props = { /** Seven parts; what cannot be read of it is every. */ expression: string; onChange: (expression: string) => void }

/** Puts together when something is done, part by part, and shows the next times. Day and week are never both set. */
export function CronBuilder({ expression, onChange }: Props) {
  const say = useSay()
  const [name, setName] = useState<PartName>('minute')
  const parts = partsOf(expression)
  return (
    <div className="cron-builder">
      <fieldset className="chips" aria-label={say(words.title)}>
        {partNames.map((one) => (
          <Chip key={one} chosen={one === name} onToggle={() => setName(one)}>
            {say(partWords[one])}
          </Chip>
        ))}
      </fieldset>
      <PartPanel
        key={name}
        name={name}
        text={parts[name]}
        disabled={name === 'day' && parts.week !== '?'}
        onChange={(text) => onChange(expressionOf(withPart(parts, name, text)))}
      />
      <dl className="cron-parts figures">
        {partNames.map((one) => (
          <div key={one}>
            <dt className="quiet">{say(partWords[one])}</dt>
            <dd>{parts[one]}</dd>
          </div>
        ))}
      </dl>
      <CronPreview expression={expressionOf(parts)} />
    </div>
  )
}
