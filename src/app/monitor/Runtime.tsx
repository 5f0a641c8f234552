import type { Label } from '../../contract/label'
import type { Collections, HeapSpace, MonitorPoint, Standing } from '../../contract/monitor/monitor'
import type { Column } from '../../contract/report/report-table'
import { bytesText } from '../language/bytes-text'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { ReportTable } from '../report/ReportTable'
import { type Fact, Facts } from './Facts'
import { inMega, rounded, shareText, timeText } from './figures'
import { type Figure, greatest, History } from './History'
import { historyMoment } from './moment'
import { collectionWords, spaceWords, words } from './words'

const memoryFigures: readonly Figure<MonitorPoint>[] = [
  { name: 'heap', label: words.heapUsed, value: (points) => greatest(points.map(({ heapUsed }) => inMega(heapUsed))) },
  { name: 'resident', label: words.resident, value: (points) => greatest(points.map(({ resident }) => inMega(resident))) },
]
const loopFigures: readonly Figure<MonitorPoint>[] = [
  { name: 'loop', label: words.loopDelayMs, value: (points) => greatest(points.map(({ loopDelay }) => rounded(loopDelay))) },
  { name: 'gc', label: words.gcMs, value: (points) => rounded(points.reduce((sum, { gcTime }) => sum + gcTime, 0)) },
]

const named = (known: Readonly<Record<string, Label>>, name: string): Label => known[name] ?? { zh: name, en: name }

function Spaces({ spaces }: { spaces: readonly HeapSpace[] }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const columns: readonly Column<HeapSpace>[] = [
    { kind: 'words', name: 'space', label: words.space, value: ({ name }) => named(spaceWords, name) },
    { kind: 'words', name: 'size', label: words.size, value: ({ size }) => bytesText(size, language) },
    { kind: 'words', name: 'used', label: words.inUse, value: ({ used }) => bytesText(used, language) },
    { kind: 'words', name: 'code', label: words.name, value: ({ name }) => name },
  ]
  return (
    <section className="monitor-history">
      <h2>{say(words.spaces)}</h2>
      <ReportTable columns={columns} rows={spaces} idOf={({ name }) => name} label={say(words.spaces)} />
    </section>
  )
}

function CollectionTable({ collections }: { collections: readonly Collections[] }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const columns: readonly Column<Collections>[] = [
    { kind: 'words', name: 'kind', label: words.kind, value: ({ kind }) => named(collectionWords, kind) },
    { kind: 'count', name: 'count', label: words.count, total: 'none', value: ({ count }) => count },
    { kind: 'words', name: 'time', label: words.totalTime, value: ({ time }) => timeText(time, language) },
    { kind: 'words', name: 'longest', label: words.longest, value: ({ longest }) => timeText(longest, language) },
  ]
  return (
    <section className="monitor-history">
      <h2>{say(words.collections)}</h2>
      {collections.length === 0 ? (
        <p className="quiet">{say(words.noCollections)}</p>
      ) : (
        <ReportTable columns={columns} rows={collections} idOf={({ kind }) => kind} label={say(words.collections)} />
      )}
    </section>
  )
}

function useRuntimeFacts({ runtime }: Standing): readonly Fact[] {
  const language = useLanguage((state) => state.language)
  const bytes = (value: number) => bytesText(value, language)
  const { p50, p99, max } = runtime.loopDelay
  return [
    { label: words.version, value: runtime.version },
    { label: words.engine, value: runtime.engine },
    { label: words.heapMax, code: 'jvm.memory.max', value: bytes(runtime.heapMax) },
    { label: words.heapCommitted, code: 'jvm.memory.committed', value: bytes(runtime.heapCommitted) },
    { label: words.heapUsed, code: 'jvm.memory.used', value: bytes(runtime.heapUsed) },
    { label: words.buffers, code: 'jvm.buffer.memory.used', value: bytes(runtime.buffers) },
    { label: words.threads, code: 'jvm.threads.live', value: String(runtime.threads) },
    { label: words.allocated, code: 'jvm.gc.memory.allocated', value: bytes(runtime.allocated) },
    { label: words.promoted, code: 'jvm.gc.memory.promoted', value: bytes(runtime.promoted) },
    { label: words.liveData, code: 'jvm.gc.live.data.size', value: bytes(runtime.liveData) },
    { label: words.loopUsed, code: 'nodejs.eventloop.utilization', value: shareText(runtime.loopUsed) },
    {
      label: words.loopDelay,
      code: 'nodejs.eventloop.delay',
      value: [p50, p99, max].map((value) => timeText(value, language)).join(' / '),
    },
  ]
}

/** What runs the server: memory, collections, event loop and threads. */
export function Runtime({ standing }: { standing: Standing }) {
  const say = useSay()
  const { points, runtime } = standing
  return (
    <>
      <History label={words.memoryMega} points={points} figures={memoryFigures} moment={historyMoment} />
      <History label={words.loopDelayMs} points={points} figures={loopFigures} moment={historyMoment} />
      <Facts title={say(words.runtime)} facts={useRuntimeFacts(standing)} />
      <Spaces spaces={runtime.spaces} />
      <CollectionTable collections={runtime.collections} />
    </>
  )
}
