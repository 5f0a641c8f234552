import type { Asked } from '../chaos-device'
import type { Check } from './case'

const minute = 60_000
/** Failed calls one life of a page may make within a minute. */
const most = 6

/** The most calls that failed within one minute, in one life of a page and without one that succeeded. */
export function densest(asked: readonly Asked[]): readonly Asked[] {
  let found: readonly Asked[] = []
  const runs = new Map<string, readonly Asked[]>()
  for (const call of asked) {
    const run = call.isAnswered ? [] : [...(runs.get(call.life) ?? []), call]
    runs.set(call.life, run)
    const recent = run.filter((one) => one.at > call.at - minute)
    if (recent.length > found.length) found = recent
  }
  return found
}

const clock = (at: number) => new Date(at).toISOString().slice(11, 23)

/** [I14] While nothing gets through, a page asks at most six times a minute. */
export const bounded: Check = ({ storm }) =>
  Object.values(storm.devices).flatMap(({ name, asked }) => {
    const found = densest(asked)
    return found.length > most
      ? [`${name} made ${found.length} failing calls within a minute: ${found.map(({ at }) => clock(at)).join(', ')}`]
      : []
  })
