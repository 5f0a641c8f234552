import type { MonitorPoint, Standing } from '../../contract/monitor/monitor'
import { dateTimeOf } from '../../contract/time'
import { bytesText } from '../language/bytes-text'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { type Fact, Facts } from './Facts'
import { rounded, shareText, spanParts } from './figures'
import { type Figure, greatest, History } from './History'
import { historyMoment } from './moment'
import { words } from './words'

const processorFigures: readonly Figure<MonitorPoint>[] = [
  { name: 'system', label: words.systemCpu, value: (points) => greatest(points.map(({ systemCpu }) => rounded(systemCpu * 100))) },
  { name: 'process', label: words.processCpu, value: (points) => greatest(points.map(({ processCpu }) => rounded(processCpu * 100))) },
]

function useServerFacts({ system, started }: Standing): readonly Fact[] {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const bytes = (value: number) => bytesText(value, language)
  return [
    { label: words.processors, code: 'system.cpu.count', value: String(system.processors) },
    { label: words.processor, value: system.processor || '—' },
    { label: words.systemCpu, code: 'system.cpu.usage', value: shareText(system.systemCpu) },
    { label: words.processCpu, code: 'process.cpu.usage', value: shareText(system.processCpu) },
    { label: words.load, value: system.load === null ? '—' : system.load.toFixed(2) },
    { label: words.memory, value: bytes(system.memory) },
    { label: words.freeMemory, value: bytes(system.freeMemory) },
    { label: words.resident, code: 'process.memory.resident', value: bytes(system.resident) },
    { label: words.started, code: 'process.start.time', value: dateTimeOf(new Date(started)) },
    { label: words.uptime, code: 'process.uptime', value: say(words.span, spanParts(system.uptime)) },
    { label: words.platform, value: system.platform },
  ]
}

/** The machine the server runs on. */
export function Server({ standing }: { standing: Standing }) {
  const say = useSay()
  return (
    <>
      <History label={words.cpuPercent} points={standing.points} figures={processorFigures} moment={historyMoment} />
      <Facts title={say(words.server)} facts={useServerFacts(standing)} />
    </>
  )
}
