import type { CSSProperties } from 'react'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { Nothing } from '../../../../app/report/Nothing'
import { ReportScreen } from '../../../../app/report/ReportScreen'
import { ReportTable } from '../../../../app/report/ReportTable'
import { useReportParams } from '../../../../app/report/use-report-params'
import { headsAt, type KitchenLine } from '../../kitchen-lines'
import { withExpected } from '../../meals/expected-heads'
import { howSure, type KitchenDay, kitchenReport, sureWords } from '../../reports/kitchen-report'
import { words } from '../report-words'
import { useHouseName } from '../use-house-name'
import { useExpectedHeads } from './use-expected-heads'
import './kitchen.css'

function Totals({ meals, lines }: KitchenDay) {
  const say = useSay()
  const names = useDict('mealType')
  const estimated = lines.filter((line) => !line.firm).length
  return (
    <section className="card meal-totals">
      <dl>
        {meals.map((meal) => (
          <div key={meal}>
            <dt>{wordsFor(names, [meal])}</dt>
            <dd className="figures">
              {headsAt(lines, meal) ?? '—'}
              {estimated > 0 && <Sign tone="care">{say(sureWords.estimate)}</Sign>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet" role="status">
        {estimated > 0 ? say(words.someEstimated, { count: estimated }) : say(words.allFirm)}
      </p>
    </section>
  )
}

const toneOf = ({ firm, from }: KitchenLine) => (firm ? 'good' : from ? 'care' : 'open')

function ByClass({ day }: { day: KitchenDay }) {
  const say = useSay()
  const className = (line: KitchenLine) => (
    <>
      {line.name} <Sign tone={toneOf(line)}>{say(howSure(line, day.date))}</Sign>
    </>
  )
  return (
    <div className="meal-classes" style={{ '--meals': day.meals.length } as CSSProperties}>
      <ReportTable
        columns={kitchenReport.columns(day).filter(({ name }) => name !== 'sure')}
        rows={day.lines}
        idOf={kitchenReport.idOf}
        label={say(kitchenReport.label)}
        cells={{ class: className }}
        markOf={({ firm }) => (firm ? 'firm' : undefined)}
      />
    </div>
  )
}

function NoMeals({ isServed }: { isServed: boolean }) {
  const say = useSay()
  return <Nothing title={isServed ? words.noClasses : words.noMeals}>{say(isServed ? words.noClassesHint : words.noMealsHint)}</Nothing>
}

/** How many eat what on a day: the sum of each meal first, then class by class. What is not certain says so. */
export function KitchenScreen() {
  const language = useLanguage((state) => state.language)
  const { params } = useReportParams(kitchenReport)
  const expected = useExpectedHeads(params?.date ?? undefined)
  const dayWords = (day: string) => `${day} ${weekdayName(day, language)}`
  return (
    <ReportScreen
      report={kitchenReport}
      house={useHouseName()}
      leadOf={(day, today) => <p className="quiet figures">{dayWords(day?.date ?? today)}</p>}
      fullOf={(day) => ({ ...day, lines: withExpected(day.lines, expected, day.date) })}
      aboutOf={({ date }) => dayWords(date)}
      emptyOf={({ isServed, lines }) => (!isServed || lines.length === 0) && <NoMeals isServed={isServed} />}
    >
      {(day) => (
        <>
          <Totals {...day} />
          <ByClass day={day} />
        </>
      )}
    </ReportScreen>
  )
}
