import { ArrowUp } from 'lucide-react'
import { MiniChart } from '../../../../app/design/MiniChart'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { CardFrame } from '../../../../app/home/CardFrame'
import { Figure } from '../../../../app/home/Figure'
import { dataOf, frameOf } from '../../../../app/home/frame-of'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useSay } from '../../../../app/language/use-say'
import { useReport } from '../../../../app/report/use-report'
import { label } from '../../../../contract/label'
import { type CauseOfDay, causesOn, usualBefore } from '../../illness-days'
import { illnessReport } from '../../reports/illness-report'
import type { IllnessOfHouse } from '../../reports/illness-tables'
import './illness.css'

const words = {
  outOf: label('人 · {count} 个班已提交', 'ill · {count} {count:class has|classes have} handed in'),
  usual: label('近十日平均 {mean}', 'usually {mean}'),
  more: label('明显多于平时', 'clearly more than usual'),
  none: label('今天没有幼儿请病假', 'No child is marked ill today'),
  chart: label('近十个开园日的病假人数，今天 {count}', 'Children ill on the last ten open days, {count} today'),
}

function Cause({ of, data }: { of: CauseOfDay; data: IllnessOfHouse }) {
  const say = useSay()
  const causes = useDict('absenceCause')
  const nameOf = (id: string) => data.classes.find((one) => one.id === id)?.name ?? ''
  return (
    <li data-more={of.isMore || undefined}>
      <span>
        {wordsFor(causes, [of.cause])}
        {of.isMore && <ArrowUp size={16} role="img" aria-label={say(words.more)} />}
      </span>
      <strong className="figures">{of.count}</strong>
      <span className="quiet figures">
        {of.classes.map(({ classId, count }) => `${nameOf(classId)} ${count}`).join(' · ')}
        {of.usual !== undefined && ` · ${say(words.usual, { mean: of.usual.toFixed(1) })}`}
      </span>
    </li>
  )
}

/** How many are ill today, is that more than usual, and with what? */
export function IllnessCard({ tell }: HomeCardProps) {
  const say = useSay()
  const report = useReport(illnessReport, { from: null, to: null })
  const data = dataOf(report)
  const causes = data ? causesOn(data, data.date) : []
  const today = data?.days.find(({ date }) => date === data.date)
  useTell(tell, data && { as: !data.isOpen ? 'none' : causes.some(({ isMore }) => isMore) ? 'due' : 'calm' })
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
        format={String}
      />
      {causes.length === 0 && <p className="quiet">{say(words.none)}</p>}
      <ul className="illness-causes">{data && causes.map((one) => <Cause key={one.cause} of={one} data={data} />)}</ul>
    </CardFrame>
  )
}
