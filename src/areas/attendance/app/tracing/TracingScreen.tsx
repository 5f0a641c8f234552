import { type ReactNode, useState } from 'react'
import { Chip } from '../../../../app/design/Chip'
import { Link } from '../../../../app/design/Link'
import { useSay } from '../../../../app/language/use-say'
import { Nothing } from '../../../../app/report/Nothing'
import { ReportScreen } from '../../../../app/report/ReportScreen'
import { ReportTable } from '../../../../app/report/ReportTable'
import { label } from '../../../../contract/label'
import { isOpenTrace } from '../../call-list'
import { type TraceLine, type Tracing, tracingReport } from '../../reports/tracing-report'
import { useHouseName } from '../use-house-name'
import { CallRows } from './CallRows'
import { callWords } from './call-words'
import { useStaying } from './use-staying'

const words = {
  calls: label('待联系', 'To call'),
  followed: label('追访中', 'Being followed'),
  back: label('今天返园', 'Back today'),
  all: label('近 30 天记录', 'Last 30 days'),
  noneFollowed: label('没有正在追访的幼儿', 'No child is being followed'),
  noneBack: label('今天没有返园的幼儿', 'No child is back today'),
  noneAtAll: label('近 30 天没有缺勤追踪', 'No absence was followed in the last 30 days'),
  views: label('查看哪些', 'Which of them'),
  about: label('{day} 前 30 天', '30 days before {day}'),
}
const views = ['calls', 'followed', 'back', 'all'] as const
type View = (typeof views)[number]

const isBack = ({ trace, mark }: TraceLine, date: string): boolean =>
  trace.actualReturn === date || (isOpenTrace(trace) && (mark === 'P' || mark === 'L' || mark === 'E'))

/** The children of a view. Whoever is marked present today is back, though nobody has confirmed it yet. */
export function linesOf(view: Exclude<View, 'calls'>, { lines, date }: Pick<Tracing, 'lines' | 'date'>): readonly TraceLine[] {
  if (view === 'all') return lines
  if (view === 'back') return lines.filter((line) => isBack(line, date))
  return lines.filter((line) => line.trace.status === 'FOLLOWING' && !isBack(line, date))
}

function Calls({ data }: { data: Tracing }) {
  const say = useSay()
  const rows = useStaying(data)
  return (
    <section className="card">
      {rows.length === 0 && <p>{say(callWords.none)}</p>}
      <CallRows lines={rows} coming={data.coming} />
      {data.uncalled > 0 && <p className="quiet figures">{say(callWords.uncalled, { count: data.uncalled })}</p>}
    </section>
  )
}

const empty = { followed: words.noneFollowed, back: words.noneBack, all: words.noneAtAll }

function Register({ data, view }: { data: Tracing; view: Exclude<View, 'calls'> }) {
  const say = useSay()
  const lines = linesOf(view, data)
  if (lines.length === 0) return <Nothing title={empty[view]} />
  const child = ({ trace, name }: TraceLine): ReactNode => (
    <Link to={`/attendance/absence-trace?open=${encodeURIComponent(trace.id)}`}>{name}</Link>
  )
  return (
    <ReportTable columns={tracingReport.columns(data)} rows={lines} idOf={tracingReport.idOf} label={say(words[view])} cells={{ child }} />
  )
}

function Views({ data }: { data: Tracing }) {
  const say = useSay()
  const [view, setView] = useState<View>('calls')
  const countOf = (one: View) => (one === 'calls' ? data.calls.length : linesOf(one, data).length)
  return (
    <>
      <fieldset className="chips figures" aria-label={say(words.views)}>
        {views.map((one) => (
          <Chip key={one} chosen={one === view} onToggle={() => setView(one)}>
            {say(words[one])} {countOf(one)}
          </Chip>
        ))}
      </fieldset>
      {view === 'calls' ? <Calls data={data} /> : <Register data={data} view={view} />}
    </>
  )
}

/** Absences until the child is back: whom to call, who is being asked after, who has come back, and the register on paper. */
export function TracingScreen() {
  const say = useSay()
  return (
    <ReportScreen
      report={tracingReport}
      house={useHouseName()}
      aboutOf={({ date }) => say(words.about, { day: date })}
      emptyOf={(data) => data.lines.length === 0 && <Nothing title={words.noneAtAll} />}
    >
      {(data) => <Views data={data} />}
    </ReportScreen>
  )
}
