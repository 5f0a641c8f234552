import { label } from '../../contract/label'
import type { AlarmFindings, AlarmLine } from './alarm'
import type { CardStanding } from './home-card'

/** What the card of alarms says. */
export const alarmWords = {
  none: label('没有需要注意的事', 'Nothing needs attention'),
  some: label('{count} 件事需要注意', '{count} {count:matter needs|matters need} attention'),
  bad: label('件事需要现在处理', '{count:matter|matters} to act on now'),
  since: label('自 {time}', 'Since {time}'),
  until: label('请在 {time} 前处理', 'Please act before {time}'),
  unknown: label('有些事联网后才能看到。', 'Some of it can be seen only with a network.'),
}

/** `bad`: how many lines are so already; they come first, then what soon will be, the nearest first. `isPart`: some could not be known. */
export type Alarms = { readonly lines: readonly AlarmLine[]; readonly bad: number; readonly isPart: boolean }

/** All alarms together. `found`: what each says, undefined while it looks; the answer is undefined while nothing can be said of all of them. */
export function alarmsOf(found: readonly (AlarmFindings | undefined)[]): Alarms | undefined {
  const lines = found.flatMap((one) => (one === undefined || one === 'unknown' ? [] : one))
  const bad = lines.filter(({ tone }) => tone === 'bad')
  // What is wrong is said at once, that all is well only when everybody has been asked.
  if (bad.length === 0 && found.includes(undefined)) return undefined
  const soon = lines.filter(({ tone }) => tone === 'soon').sort((one, two) => (one.since < two.since ? -1 : one.since > two.since ? 1 : 0))
  return { lines: [...bad, ...soon], bad: bad.length, isPart: found.includes('unknown') }
}

/** How the card of alarms stands. What could not be known is not taken to be well. */
export function alarmStanding({ lines, bad, isPart }: Alarms): CardStanding {
  if (bad > 0) return { as: 'due', said: alarmWords.some, values: { count: bad } }
  return lines.length > 0 || isPart ? { as: 'calm' } : { as: 'well', said: alarmWords.none }
}
