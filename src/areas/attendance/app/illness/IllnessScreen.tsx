import { useSay } from '../../../../app/language/use-say'
import { ReportScreen } from '../../../../app/report/ReportScreen'
import { label } from '../../../../contract/label'
import { illnessReport } from '../../reports/illness-report'
import { useHouseName } from '../use-house-name'

const words = { span: label('{from} 至 {to}', '{from} to {to}') }

/** Who was ill on the last open days, by class and by cause. */
export function IllnessScreen() {
  const say = useSay()
  return (
    <ReportScreen
      report={illnessReport}
      house={useHouseName()}
      aboutOf={({ days, date }) => say(words.span, { from: days[0]?.date ?? date, to: days.at(-1)?.date ?? date })}
    />
  )
}
