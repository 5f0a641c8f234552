import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Standing } from '../../contract/monitor/monitor'
import { dateTimeOf } from '../../contract/time'
import { BigButton } from '../design/BigButton'
import { Chip } from '../design/Chip'
import { Page } from '../design/Page'
import { useSay } from '../language/use-say'
import { Answered } from '../resource/Answered'
import { Disks } from './Disks'
import { spanParts } from './figures'
import { Metrics } from './metrics/Metrics'
import { isMeasured, type Told } from './metrics/read-metrics'
import { Redis, RedisPart } from './RedisPart'
import { Requests } from './Requests'
import { Runtime } from './Runtime'
import { Server } from './Server'
import { useMetrics, useStanding } from './use-monitor'
import { Web } from './Web'
import { words } from './words'
import '../fields/inputs.css'
import './monitor.css'

const parts = ['disks', 'requests', 'runtime', 'server', 'web', 'redis'] as const
type Part = (typeof parts)[number]

const isPart = (text: string | null): text is Part => parts.some((part) => part === text)

/** Which process answers, for how long it has run, and of when this is. */
function Answering({ standing: { node, at, system } }: { standing: Standing }) {
  const say = useSay()
  return (
    <p className="monitor-node quiet" title={say(words.nodeHint)}>
      <span>
        {say(words.node)} <strong className="monitor-name">{node}</strong>
      </span>
      <span className="figures">
        {say(words.runsFor)} {say(words.span, spanParts(system.uptime))}
      </span>
      <span className="figures">
        {say(words.lookedAt)} {dateTimeOf(new Date(at)).slice(11)}
      </span>
    </p>
  )
}

function Shown({ part, standing, isPaused }: { part: Part; standing: Standing; isPaused: boolean }) {
  if (part === 'disks') return <Disks isPaused={isPaused} />
  if (part === 'requests') return <Requests isPaused={isPaused} />
  if (part === 'runtime') return <Runtime standing={standing} />
  if (part === 'server') return <Server standing={standing} />
  if (part === 'web') return <Web standing={standing} />
  return <RedisPart hasRedis={standing.hasRedis} isPaused={isPaused} />
}

/** A part of a server that is none of ours: by its metrics, or by what the wire contract has for it. */
function ShownOfOther({ part, metrics, isPaused }: { part: Part; metrics: readonly Told[]; isPaused: boolean }) {
  if (isMeasured(part)) return <Metrics part={part} metrics={metrics} />
  if (part === 'disks') return <Disks isPaused={isPaused} />
  if (part === 'requests') return <Requests isPaused={isPaused} isOther />
  return <Redis isPaused={isPaused} isOther />
}

/** A part, as a server of ours tells of it; where there is another one behind the app, by what that one has. */
function Asked({ part, isPaused }: { part: Part; isPaused: boolean }) {
  const standing = useStanding(isPaused)
  // Asked once more, it is no failure for a moment.
  const isOther = standing.data === undefined && standing.errorUpdateCount > 0
  const metrics = useMetrics(part, isOther, isPaused)
  if (isOther && !metrics.isError)
    return (
      <Answered answer={metrics} height={72} stays={words.stays}>
        {(found) => <ShownOfOther {...{ part, isPaused }} metrics={found} />}
      </Answered>
    )
  return (
    <Answered answer={standing} height={72} stays={words.stays}>
      {(found) => (
        <>
          <Answering standing={found} />
          <Shown part={part} standing={found} isPaused={isPaused} />
        </>
      )}
    </Answered>
  )
}

/** How the server fares, live. */
export function MonitorScreen() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const asked = params.get('view')
  const part: Part = isPart(asked) ? asked : 'disks'
  const [isPaused, setPaused] = useState(false)
  const Icon = isPaused ? Play : Pause
  return (
    <Page
      title={say(words.title)}
      actions={
        <BigButton aria-pressed={isPaused} icon={<Icon size={18} aria-hidden />} onClick={() => setPaused(!isPaused)}>
          {say(isPaused ? words.goOn : words.pause)}
        </BigButton>
      }
    >
      <fieldset className="chips plain-set" aria-label={say(words.views)}>
        {parts.map((one) => (
          <Chip key={one} chosen={one === part} onToggle={() => setParams({ view: one }, { replace: true })}>
            {say(words[one])}
          </Chip>
        ))}
      </fieldset>
      <Asked part={part} isPaused={isPaused} />
    </Page>
  )
}
