import { Skeleton } from '../../../../app/design/Skeleton'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useReport } from '../../../../app/report/use-report'
import { explain } from '../../../../app/wire/explain'
import { todayReport } from '../../reports/today-report'
import { closedWords } from '../closed-words'
import { words as reportWords } from '../report-words'
import { DayFigures } from '../today/DayFigures'
import { StateSign } from '../today/StateSign'
import '../today/today.css'
import '../marks.css'

/** How the day of the class stands: the line of all classes that is its own. */
export function ClassToday({ row }: PartProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const state = useReport(todayReport, { date: null })
  if (state.phase === 'loading') return <Skeleton rows={1} height={96} />
  if (state.phase === 'error') return <p role="status">{explain(state.error, language)}</p>
  const { isOpen, lines } = state.data
  if (!isOpen) return <p className="quiet">{say(closedWords.closedToday)}</p>
  const line = lines.find(({ id }) => id === row.id)
  if (!line) return <p className="quiet">{say(reportWords.noFigures)}</p>
  return (
    <>
      <p>
        <StateSign state={line.state} />
      </p>
      {line.figures ? <DayFigures figures={line.figures} /> : <p className="quiet">{say(reportWords.noFigures)}</p>}
    </>
  )
}
