import type { RedisFact } from '../../contract/monitor/monitor'
import type { Column } from '../../contract/report/report-table'
import { StateView } from '../design/StateView'
import { FiguresFold } from '../figures/FiguresFold'
import { useSay } from '../language/use-say'
import { ReportTable } from '../report/ReportTable'
import { Facts } from './Facts'
import { inMega } from './figures'
import { type Figure, greatest, History } from './History'
import { AnsweredByOther } from './other/AnsweredByOther'
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

/** What people look for of what Redis says, and behind it all of that. */
function RedisFacts({ facts }: { facts: readonly RedisFact[] }) {
  const say = useSay()
  const known = facts.filter(({ description }) => description !== '')
  return (
    <section className="monitor-history">
      <h2>{say(words.facts)}</h2>
      <Facts
        title={say(words.facts)}
        facts={known.map(({ key, description, value }) => ({ label: { zh: description, en: description }, code: key, value }))}
      />
      <FiguresFold called={say(words.allFacts, { count: facts.length })}>
        <ReportTable columns={columns} rows={facts} idOf={({ key }) => key} label={say(words.facts)} />
      </FiguresFold>
    </section>
  )
}

/** A Redis as it stands. `isOther`: that of a server that is none of ours, which has no terminal. */
export function Redis({ isPaused, isOther = false }: { isPaused: boolean; isOther?: boolean }) {
  const say = useSay()
  const { answer, looks } = useRedis(isPaused, isOther)
  return (
    <AnsweredByOther answer={answer} height={72} stays={words.stays} lacks={words.lacksRedis} hint={words.lacksCall}>
      {({ facts }) => (
        <>
          <History label={words.usedMemory} points={looks} figures={memoryFigures} moment={moment} />
          <History label={words.keys} points={looks} figures={keyFigures} moment={moment} />
          {isOther ? <p className="quiet">{say(words.noTerminal)}</p> : <RedisTerminal />}
          <RedisFacts facts={facts} />
        </>
      )}
    </AnsweredByOther>
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
