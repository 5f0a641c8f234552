import type { MonitorPoint, Standing } from '../../contract/monitor/monitor'
import { grouped } from '../language/dates'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { type Fact, Facts } from './Facts'
import { rounded, timeText } from './figures'
import { type Figure, History } from './History'
import { historyMoment } from './moment'
import { words } from './words'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The mean time of all requests of several points: each counts as often as it had any. */
function meanOf(points: readonly MonitorPoint[]): number | null {
  const count = sum(points.map(({ requests }) => requests))
  return count === 0 ? null : rounded(sum(points.map(({ requests, meanTime }) => requests * (meanTime ?? 0))) / count)
}

const countFigures: readonly Figure<MonitorPoint>[] = [
  { name: 'requests', label: words.requestCount, value: (points) => sum(points.map(({ requests }) => requests)) },
  { name: 'failed', label: words.failedCount, tone: 'bad', value: (points) => sum(points.map(({ failed }) => failed)) },
]
const timeFigures: readonly Figure<MonitorPoint>[] = [{ name: 'mean', label: words.meanTime, value: meanOf }]

function useWebFacts({ web }: Standing): readonly Fact[] {
  const language = useLanguage((state) => state.language)
  const whole = (value: number) => grouped(value, language)
  const { requests, failed, totalTime, longest, sessions } = web
  return [
    { label: words.requestCount, code: 'tomcat.global.request', value: whole(requests) },
    { label: words.failedCount, code: 'tomcat.global.error', value: whole(failed) },
    { label: words.mean, value: requests === 0 ? '—' : timeText(totalTime / requests, language) },
    { label: words.slowest, code: 'tomcat.global.request.max', value: timeText(longest, language) },
    { label: words.active, code: 'tomcat.sessions.active.current', value: whole(sessions.active) },
    { label: words.mostActive, code: 'tomcat.sessions.active.max', value: whole(sessions.most) },
    { label: words.created, code: 'tomcat.sessions.created', value: whole(sessions.created) },
    { label: words.expired, code: 'tomcat.sessions.expired', value: whole(sessions.expired) },
    { label: words.rejected, code: 'tomcat.sessions.rejected', value: '0' },
  ]
}

/** What the server answered, and who is signed in. */
export function Web({ standing }: { standing: Standing }) {
  const say = useSay()
  const { points } = standing
  return (
    <>
      <History label={words.requestCount} points={points} figures={countFigures} moment={historyMoment} />
      <History label={words.meanTime} points={points} figures={timeFigures} moment={historyMoment} />
      <Facts title={say(words.web)} facts={useWebFacts(standing)} />
    </>
  )
}
