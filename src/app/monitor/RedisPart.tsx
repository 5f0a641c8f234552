import type { Column } from '../../contract/report/report-table'
import type { RedisFact } from '../../contract/system/monitor'
import { StateView } from '../design/StateView'
import { Answered } from '../jobs/Answered'
import { useSay } from '../language/use-say'
import { ReportTable } from '../report/ReportTable'
import { inMega } from './figures'
import { type Figure, greatest, History } from './History'
import { RedisTerminal } from './RedisTerminal'
import { type RedisLook, useRedis } from './use-monitor'
import { words } from './words'

/** Milliseconds of a moment: one look each. */
const moment = 3000

const memoryFigures: readonly Figure<RedisLook>[] = [
  { name: 'memory', label: words.memoryMega, value: (looks) => greatest(looks.map(({ memory }) => inMega(memory))) },
]
const keyFigures: readonly Figure<RedisLook>[] = [
  { name: 'keys', label: words.keys, value: (looks) => greatest(looks.map(({ keys }) => keys)) },
]

const columns: readonly Column<RedisFact>[] = [
  { kind: 'words', name: 'key', label: words.key, value: ({ key }) => key },
  { kind: 'words', name: 'description', label: words.description, value: ({ description }) => description || null },
  { kind: 'words', name: 'value', label: words.value, value: ({ value }) => value },
]

function Redis({ isPaused }: { isPaused: boolean }) {
  const say = useSay()
  const { answer, looks } = useRedis(isPaused)
  return (
    <Answered answer={answer} height={72} stays={words.stays}>
      {({ facts }) => (
        <>
          <History label={words.usedMemory} points={looks} figures={memoryFigures} moment={moment} />
          <History label={words.keys} points={looks} figures={keyFigures} moment={moment} />
          <RedisTerminal />
          <section className="monitor-history">
            <h2>{say(words.facts)}</h2>
            <ReportTable columns={columns} rows={facts} idOf={({ key }) => key} label={say(words.facts)} />
          </section>
        </>
      )}
    </Answered>
  )
}

/** A Redis as it stands, and a terminal to look into it; or that there is none. */
export function RedisPart({ hasRedis, isPaused }: { hasRedis: boolean; isPaused: boolean }) {
  const say = useSay()
  if (hasRedis) return <Redis isPaused={isPaused} />
  return (
    <StateView kind="empty" title={say(words.noRedis)}>
      {say(words.noRedisHint)}
    </StateView>
  )
}
