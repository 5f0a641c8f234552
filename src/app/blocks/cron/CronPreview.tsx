import { previewRuns } from '../../../contract/rules/cron-preview'
import { dateTimeOf } from '../../../contract/time'
import { clockNow } from '../../clock/clock'
import { useSettled } from '../../fields/text/use-settled'
import { useSay } from '../../language/use-say'
import { words } from './words'
import './cron.css'

/** Milliseconds after the last key until the times are worked out. */
const settles = 500
const shown = 10

/** The next times of an expression, whatever its year; nothing where it cannot be run. */
export function CronPreview({ expression }: { expression: string }) {
  const say = useSay()
  const settled = useSettled(expression, settles)
  const times = previewRuns(settled, clockNow(), shown)
  if (!times) return null
  const year = settled.trim().split(/\s+/)[6] ?? '*'
  return (
    <div className="cron-preview" aria-live="polite">
      <h3>{say(words.preview)}</h3>
      {year !== '*' && <p className="quiet">{say(words.yearIgnored, { year })}</p>}
      {times.length === 0 && <p>{say(words.noPreview)}</p>}
      <ol className="figures">
        {times.map((at) => (
          <li key={at.getTime()}>{dateTimeOf(at)}</li>
        ))}
      </ol>
    </div>
  )
}
