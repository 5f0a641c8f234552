import type { TableFacts } from '../../../../contract/list/table-facts'
import { useNow } from '../../../clock/use-now'
import { grouped } from '../../../language/dates'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { tableWords } from './words'

/** A moment as short as it is plain: its time on the same day, its day in the same year, else the whole day. */
export function shortMoment(moment: string, now: string): string {
  if (moment.slice(0, 10) === now.slice(0, 10)) return moment.slice(11, 16)
  return moment.slice(0, 4) === now.slice(0, 4) ? moment.slice(5, 16) : moment.slice(0, 10)
}

/** How many rows a table holds and when one last changed. `isHere`: counted on this device. */
export function TableNote({ facts: { rows, changed }, isHere }: { readonly facts: TableFacts; readonly isHere: boolean }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const now = useNow()
  return (
    <span className="table-note figures">
      <span>{say(isHere ? tableWords.rowsHere : tableWords.rows, { count: grouped(rows, language) })}</span>
      {changed && <span>{say(tableWords.changed, { time: shortMoment(changed, now) })}</span>}
    </span>
  )
}
