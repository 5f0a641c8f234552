import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import { padded } from '../../../demo/published/padded'
import type { Random } from '../../../demo/published/random'
import { classScope } from '../../../garden/published/class-scope'
import type { Timeline } from '../../../garden/published/demo-calendar'
import { AbsenceTrace } from '../../sheet/absence-trace'
import type { Run } from './away'
import { causeOf, endOf } from './spell'

type Teacher = (classId: string) => string

const said: Readonly<Record<string, string>> = {
  '01': '家长告知发热，在家休息观察',
  '02': '家长告知感冒咳嗽，在家休息',
  '03': '家长告知夜间呕吐，已减少进食',
  '04': '家长告知腹泻，已口服补液',
  '11': '医院确诊，按要求居家隔离',
}

/** How far the tracing has come: over, handed to the doctor, going on, or still to be begun. */
function stateOf(run: Run, isBack: boolean): string {
  const isInfectious = run.spells.some(({ illness }) => illness?.isInfectious)
  if (run.spells.some(({ mark, illness }) => mark === 'H' && illness?.diagnosis === '手足口病')) return 'HANDED_TO_CASE'
  if (isBack) return 'RETURNED'
  return isInfectious || run.until - run.from >= 2 ? 'FOLLOWING' : 'OPEN'
}

/** What was found out, once somebody has called. */
function found(chance: Random, run: Run, { days }: Timeline, teacher: string) {
  const [first = ''] = [days[run.from]]
  const illness = run.spells.find((spell) => spell.illness)?.illness
  const result = said[illness?.cause ?? ''] ?? '家长告知身体不适，在家休息'
  const call = {
    at: `${first} 09:${padded(chance.whole(5, 55), 2)}:00`,
    by: teacher,
    method: chance.pick(['phone', 'phone', 'wechat']),
    result,
  }
  const hasFever = illness?.symptoms.includes('fever')
  return {
    contactLog: [call],
    temp: hasFever ? chance.whole(376, 393) / 10 : null,
    seenDoctor: illness?.diagnosis !== undefined,
    hospital: illness?.diagnosis ? '区妇幼保健院' : null,
    diagnosis: illness?.diagnosis ?? null,
    isInfectious: illness?.isInfectious ?? false,
  }
}

/** How a child still away is doing, for each open day since the second, and when it should be back. */
function followed(run: Run, { days }: Timeline) {
  const last = run.spells.at(-1)
  const hasBlisters = last?.illness?.symptoms.includes('blister')
  const better = hasBlisters ? '体温正常，疱疹逐渐结痂' : '症状好转，继续在家观察'
  const worse = hasBlisters ? '仍有低热，疱疹未结痂' : '仍有症状，已复诊'
  return {
    followUps: days
      .slice(run.from + 1, run.until + 1)
      .map((date, at) => ({ date, temp: at === 0 ? 37.4 : 36.7, result: at === 0 ? worse : better })),
    expectedReturn: last ? (days[endOf(last)] ?? null) : null,
  }
}

/** The trace of a run of absence. Nobody has called yet about children who have been away for a day or two. */
export function traceRow(chance: Random, run: Run, timeline: Timeline, isBack: boolean, teacher: Teacher): Given {
  const { child, from, until } = run
  const [firstDate = '', lastDate = ''] = [timeline.days[from], timeline.days[until]]
  const status = stateOf(run, isBack)
  const spell = run.spells[0]
  const values = {
    childId: child.id,
    firstDate,
    cause: (spell && causeOf(spell)) ?? '99',
    symptoms: [...(spell?.illness?.symptoms ?? [])],
    onsetDate: spell?.illness ? firstDate : null,
    status,
    ...(status !== 'OPEN' && found(chance, run, timeline, teacher(child.classId))),
    ...(isBack && { lastDate, actualReturn: timeline.days[until + 1] ?? null }),
    ...(status === 'FOLLOWING' && followed(run, timeline)),
  }
  return row(AbsenceTrace, run.traceId ?? '', values, classScope(child.classId))
}
