import { MiniChart } from '../../../../app/figures/MiniChart'
import { CardFrame } from '../../../../app/home/CardFrame'
import { Figure } from '../../../../app/home/Figure'
import { dataOf, frameOf } from '../../../../app/home/frame-of'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useSay } from '../../../../app/language/use-say'
import { useReport } from '../../../../app/report/use-report'
import { attendanceRate, rateWords } from '../../attendance-rate'
import { columnWords } from '../../column-words'
import { todayReport } from '../../reports/today-report'
import { sumOf } from '../../today-lines'
import { classTiles } from './class-tiles'
import { axisFrom } from './rate-axis'
import { words } from './words'

/** How many are here, of those whose classes have said so? */
export function RateCard({ tell }: HomeCardProps) {
  const say = useSay()
  const report = useReport(todayReport, { date: null })
  const day = dataOf(report)
  useTell(tell, day && { as: day.isOpen ? 'calm' : 'none' })
  const { done } = sumOf(day?.lines ?? [])
  const isMissing = day !== undefined && done.classes < classTiles(day).length
  const { present, expected } = done.figures
  const points = [
    ...(day?.days ?? []).map((one) => ({ name: one.date.slice(5), value: one.classes > 0 ? attendanceRate(one) : null })),
    { name: day?.date.slice(5) ?? '', value: done.rate },
  ]
  return (
    <CardFrame {...frameOf(report)}>
      <Figure
        value={rateWords(done.rate)}
        words={done.classes === 0 ? say(words.noneOut) : say(words.ofDone, { present, expected, count: done.classes })}
      />
      {points.some(({ value }) => value !== null) && (
        <MiniChart
          kind="line"
          points={points}
          from={axisFrom(points.map(({ value }) => value))}
          to={100}
          isOpen={isMissing}
          label={say(words.rateSaid, { rate: rateWords(done.rate) })}
          headings={[say(columnWords.day), say(columnWords.rate)]}
          format={(value) => `${Number(value.toFixed(1))}%`}
        />
      )}
    </CardFrame>
  )
}
