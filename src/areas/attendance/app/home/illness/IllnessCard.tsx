import { MiniChart } from '../../../../../app/figures/MiniChart'
import { CardFrame } from '../../../../../app/home/CardFrame'
import { Figure } from '../../../../../app/home/Figure'
import { dataOf, frameOf } from '../../../../../app/home/frame-of'
import type { HomeCardProps } from '../../../../../app/home/home-card'
import { useTell } from '../../../../../app/home/use-tell'
import { useSay } from '../../../../../app/language/use-say'
import { useReport } from '../../../../../app/report/use-report'
import { columnWords } from '../../../column-words'
import { figureWords } from '../../../figure-words'
import { usualBefore } from '../../../illness-days'
import { illnessReport } from '../../../reports/illness-report'
import { byCause, byClass, bySymptom } from '../../../reports/illness-tables'
import { IllnessLines } from './IllnessLines'
import { illnessWords as words } from './illness-words'
import { useIllnessLines } from './use-illness-lines'

/** How many are ill today, is that more than usual, with what, and where? */
export function IllnessCard({ tell }: HomeCardProps) {
  const say = useSay()
  const report = useReport(illnessReport, { from: null, to: null })
  const data = dataOf(report)
  const { causes, symptoms, classes } = useIllnessLines(data)
  const isMore = [...causes, ...symptoms, ...classes].some((one) => one.isMore)
  const today = data?.days.find(({ date }) => date === data.date)
  useTell(tell, data && { as: !data.isOpen ? 'none' : isMore ? 'due' : 'calm' })
  const days = data?.days ?? []
  const count = today?.count ?? 0
  const usual = data && usualBefore(data, data.date, (day) => days.find(({ date }) => date === day)?.count ?? 0)
  const said = [
    say(words.outOf, { count: today?.classes ?? 0 }),
    ...(usual === undefined ? [] : [say(words.usual, { mean: usual.toFixed(1) })]),
  ]
  return (
    <CardFrame {...frameOf(report)}>
      <Figure value={count} words={said.join(' · ')} />
      <MiniChart
        kind="bars"
        points={days.map((day) => ({ name: day.date.slice(5), value: day.classes > 0 || day === today ? day.count : null }))}
        from={0}
        to={Math.max(4, ...days.map((day) => day.count))}
        mean={usual}
        isOpen={(today?.classes ?? 0) < (data?.classes.length ?? 0)}
        label={say(words.chart, { count })}
        headings={[say(columnWords.day), say(figureWords.sick)]}
        format={String}
      />
      {causes.length === 0 && <p className="quiet">{say(words.none)}</p>}
      <IllnessLines title={say(byCause.label)} lines={causes} />
      <IllnessLines title={say(bySymptom.label)} lines={symptoms} />
      <IllnessLines title={say(byClass.label)} lines={classes} />
    </CardFrame>
  )
}
