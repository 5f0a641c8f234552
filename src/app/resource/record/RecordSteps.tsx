import { ChevronDown, ChevronUp } from 'lucide-react'
import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import './record-steps.css'

const words = {
  next: label('下一条', 'Next'),
  previous: label('上一条', 'Previous'),
  place: label('第 {at} 条，共 {total} 条', '{at} of {total}'),
} as const

type Props = {
  /** Place in the list it was opened from, from 0, and how many there are in all. */
  at: number
  total: number
  /** Ids of the records beside it. */
  previous: string | undefined
  next: string | undefined
  go: (id: string | undefined) => void
}

/** From record to record of a list, and where one stands in it. */
export function RecordSteps({ at, total, previous, next, go }: Props) {
  const say = useSay()
  return (
    <span className="record-steps">
      <span className="quiet figures" role="img" aria-label={say(words.place, { at: at + 1, total })}>
        {at + 1}/{total}
      </span>
      <button
        type="button"
        className="page-bar-button"
        aria-label={say(words.previous)}
        title={`${say(words.previous)} (k)`}
        disabled={!previous}
        onClick={() => go(previous)}
      >
        <ChevronUp size={18} aria-hidden />
      </button>
      <button
        type="button"
        className="page-bar-button"
        aria-label={say(words.next)}
        title={`${say(words.next)} (j)`}
        disabled={!next}
        onClick={() => go(next)}
      >
        <ChevronDown size={18} aria-hidden />
      </button>
    </span>
  )
}
