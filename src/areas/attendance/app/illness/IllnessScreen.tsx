import { useState } from 'react'
import { Chip } from '../../../../app/design/Chip'
import { useSay } from '../../../../app/language/use-say'
import { ReportScreen } from '../../../../app/report/ReportScreen'
import { SideFigures } from '../../../../app/report/SideFigures'
import { label } from '../../../../contract/label'
import { illnessReport } from '../../reports/illness-report'
import { byCause, byClass, bySymptom, type IllnessOfHouse } from '../../reports/illness-tables'
import { useHouseName } from '../use-house-name'

const words = {
  span: label('{from} 至 {to}', '{from} to {to}'),
  views: label('按什么看', 'Seen by'),
  hint: label(
    '数字是当天的病假人数。空格：该班当天没有提交；虚线框：当天还在变化。',
    'Figures are children marked ill that day. Empty: the class has handed in nothing; dashed: the day is still changing.',
  ),
  symptomHint: label('一名幼儿可有多个症状，因此不合计。', 'A child may have several symptoms, so days have no total.'),
}
const views = { byClass, byCause, bySymptom }
type View = keyof typeof views

function Views({ data }: { data: IllnessOfHouse }) {
  const say = useSay()
  const [view, setView] = useState<View>('byClass')
  return (
    <>
      <fieldset className="chips" aria-label={say(words.views)}>
        {(['byClass', 'byCause', 'bySymptom'] as const).map((one) => (
          <Chip key={one} chosen={one === view} onToggle={() => setView(one)}>
            {say(views[one].label)}
          </Chip>
        ))}
      </fieldset>
      <SideFigures key={view} side={views[view]} data={data} />
      <p className="quiet">{say(view === 'bySymptom' ? words.symptomHint : words.hint)}</p>
    </>
  )
}

/** Who was ill on the last open days, by class, by cause or by symptom: figures in the colours of a heat map, their table behind it. */
export function IllnessScreen() {
  const say = useSay()
  return (
    <ReportScreen
      report={illnessReport}
      house={useHouseName()}
      aboutOf={({ days, date }) => say(words.span, { from: days[0]?.date ?? date, to: days.at(-1)?.date ?? date })}
    >
      {(data) => <Views data={data} />}
    </ReportScreen>
  )
}
