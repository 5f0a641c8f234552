import { Chip } from '../../design/Chip'
import { useSay } from '../../language/use-say'
import { bounds, type Part, type PartName } from './part'
import { WholeNumber } from './WholeNumber'
import { weekdays, words } from './words'

type Props = { name: PartName; part: Part; disabled: boolean; onChange: (part: Part) => void }

/** The values of a part that are chosen one by one, as they are spoken of. */
function Values({ name, part, disabled, onChange }: Props & { part: Part & { type: 'specific' } }) {
  const say = useSay()
  const [least, greatest] = bounds[name]
  const all = Array.from({ length: greatest - least + 1 }, (_, at) => least + at)
  const turn = (value: number) =>
    onChange({ ...part, values: part.values.includes(value) ? part.values.filter((one) => one !== value) : [...part.values, value] })
  return (
    <div className="cron-values">
      {all.map((value) => {
        const weekday = name === 'week' && weekdays[value - 1]
        return (
          <Chip key={value} chosen={part.values.includes(value)} disabled={disabled} onToggle={() => turn(value)}>
            {weekday ? say(weekday) : value}
          </Chip>
        )
      })}
    </div>
  )
}

/** What is said within the way a part is set: from and to, where a loop begins, which values. */
export function TypeSettings({ name, part, disabled, onChange }: Props) {
  const say = useSay()
  const [least, greatest] = bounds[name]
  const within = { least, greatest, disabled }
  // A year may be begun at nought, and is the first one then.
  const start = { ...within, least: name === 'year' ? 0 : least }
  const begin = (from: number) => ('from' in part ? onChange({ ...part, from: Math.max(from, least) }) : undefined)
  if (part.type === 'range')
    return (
      <>
        <WholeNumber {...start} label={say(words.from)} value={part.from} onChange={begin} />
        {say(words.to)}
        <WholeNumber {...within} label={say(words.to)} value={part.to} onChange={(to) => onChange({ ...part, to })} />
      </>
    )
  if (part.type === 'loop')
    return (
      <>
        {say(words.start)}
        <WholeNumber {...start} label={say(words.start)} value={part.from} onChange={begin} />
        {say(words.interval)}
        <WholeNumber
          {...within}
          least={1}
          label={say(words.interval)}
          value={part.every}
          onChange={(every) => onChange({ ...part, every })}
        />
      </>
    )
  if (part.type === 'workDay')
    return <WholeNumber {...within} label={say(words.day)} value={part.day} onChange={(day) => onChange({ ...part, day })} />
  return part.type === 'specific' ? <Values {...{ name, part, disabled, onChange }} /> : null
}
