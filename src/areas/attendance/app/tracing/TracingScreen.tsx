import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Chip } from '../../../../app/design/Chip'
import { Link } from '../../../../app/design/Link'
import { useSay } from '../../../../app/language/use-say'
import { Nothing } from '../../../../app/report/Nothing'
import { ReportScreen } from '../../../../app/report/ReportScreen'
import { ReportTable } from '../../../../app/report/ReportTable'
import { keep, recall } from '../../../../app/session/storage'
import { label } from '../../../../contract/label'
import { isOpenTrace } from '../../call-list'
import { type TraceLine, type Tracing, tracingReport } from '../../reports/tracing-report'
import { useHouseName } from '../use-house-name'
import { CallRows } from './CallRows'
import { callWords } from './call-words'
import { inClasses } from './in-classes'
import { type Stretch, StretchChoice } from './StretchChoice'
import { useStaying } from './use-staying'
import './tracing.css'

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
  span: label('{from} 至 {to}', '{from} to {to}'),
  register: label('记录', 'Register'),
  noneInStretch: label('这段时间没有缺勤追踪', 'No absence was followed in that time'),
  byClass: label('按班级', 'By class'),
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

function Calls({ data, isByClass }: { data: Tracing; isByClass: boolean }) {
  const say = useSay()
  const rows = useStaying(data)
  return (
    <section className="card">
      {rows.length === 0 && <p>{say(callWords.none)}</p>}
      {!isByClass && <CallRows lines={rows} coming={data.coming} />}
      {isByClass &&
        inClasses(rows, data.classes).map(([name, lines]) => (
          <section key={name}>
            <h2 className="tracing-class figures">
              {name} {lines.length}
            </h2>
            <CallRows lines={lines} coming={data.coming} />
          </section>
        ))}
      {data.uncalled > 0 && <p className="quiet figures">{say(callWords.uncalled, { count: data.uncalled })}</p>}
    </section>
  )
}

const empty = { followed: words.noneFollowed, back: words.noneBack, all: words.noneInStretch }

type RegisterProps = { data: Tracing; view: Exclude<View, 'calls'>; isByClass: boolean }

function Register({ data, view, isByClass }: RegisterProps) {
  const say = useSay()
  const lines = linesOf(view, data)
  if (lines.length === 0) return <Nothing title={empty[view]} />
  const child = ({ trace, name }: TraceLine): ReactNode => (
    <Link to={`/attendance/absence-trace?open=${encodeURIComponent(trace.id)}`}>{name}</Link>
  )
  const table = (rows: readonly TraceLine[], label: string) => (
    <ReportTable columns={tracingReport.columns(data)} rows={rows} idOf={tracingReport.idOf} label={label} cells={{ child }} />
  )
  if (!isByClass) return table(lines, say(words[view]))
  return inClasses(lines, data.classes).map(([name, rows]) => (
    <section key={name}>
      <h2 className="tracing-class figures">
        {name} {rows.length}
      </h2>
      {table(rows, name)}
    </section>
  ))
}

/** Whether somebody wants it by class: kept on the device. */
const store = 'TRACING_BY_CLASS'

function Views({ data, stretch }: { data: Tracing; stretch: Stretch }) {
  const say = useSay()
  const [view, setView] = useState<View>(stretch.from ? 'all' : 'calls')
  const [isByClass, setByClass] = useState(() => recall<boolean>(store) ?? false)
  const countOf = (one: View) => (one === 'calls' ? data.calls.length : linesOf(one, data).length)
  const choose = (wanted: boolean) => {
    setByClass(wanted)
    keep(store, wanted, null)
  }
  return (
    <>
      <fieldset className="chips figures" aria-label={say(words.views)}>
        {views.map((one) => (
          <Chip key={one} chosen={one === view} onToggle={() => setView(one)}>
            {say(one === 'all' && stretch.from ? words.register : words[one])} {countOf(one)}
          </Chip>
        ))}
        <Chip chosen={isByClass} onToggle={() => choose(!isByClass)}>
          {say(words.byClass)}
        </Chip>
      </fieldset>
      {view === 'all' && <StretchChoice today={data.date} stretch={stretch} />}
      {view === 'calls' ? <Calls data={data} isByClass={isByClass} /> : <Register {...{ data, view, isByClass }} />}
    </>
  )
}

/** Absences until the child is back: whom to call, who is being asked after, who has come back, and the register of a time on paper. */
export function TracingScreen() {
  const say = useSay()
  const isChosen = useSearchParams()[0].has('from')
  const about = ({ date }: Tracing, { from, to }: Stretch) =>
    !from ? say(words.about, { day: date }) : from === to ? from : say(words.span, { from, to: to ?? date })
  return (
    <ReportScreen
      report={tracingReport}
      house={useHouseName()}
      aboutOf={about}
      emptyOf={(data) => !isChosen && data.lines.length === 0 && <Nothing title={words.noneAtAll} />}
    >
      {(data, stretch) => <Views data={data} stretch={stretch} />}
    </ReportScreen>
  )
}
