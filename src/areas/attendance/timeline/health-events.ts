import { Child } from '../../families/published/child'
import type { HealthChange, TimelineEvent } from './timeline'

/** One change of a child's row, as the server tells it. `at`: `YYYY-MM-DD HH:mm:ss`. */
type Change = {
  readonly id: string
  readonly verb: string
  readonly at: string
  readonly by: string
  readonly by_dictText?: string
  readonly changes: readonly HealthChange[]
}

const isolation = 'quarantineUntil'
const healthFields: ReadonlySet<string> = new Set(
  Object.entries(Child.fields).flatMap(([name, facts]) =>
    'group' in facts && facts.group === 'health' && name !== isolation ? [name] : [],
  ),
)

/** What became of the time at home by a change of its last day: whether it covered the day of the change before and after. */
function ofIsolation({ before, after }: HealthChange, day: string): Pick<TimelineEvent, 'what' | 'until'> | undefined {
  const [was, is] = [before, after].map((until) => typeof until === 'string' && until >= day)
  if (is && typeof after === 'string') return { what: was ? 'isolationMoved' : 'isolated', until: after }
  return was ? { what: 'isolationEnded' } : undefined
}

/** What was changed of a child's health, and when a time at home began, was moved or ended. What was entered with the child is no change. */
export const healthEvents = (changes: readonly Change[]): readonly TimelineEvent[] =>
  changes.flatMap(({ id, verb, at, by, by_dictText, changes: fields }): TimelineEvent[] => {
    const [day, time] = [at.slice(0, 10), at.slice(11, 16)]
    const its = { day, time, by: by_dictText || by }
    const changed = verb === 'add' ? [] : fields.filter(({ field }) => healthFields.has(field))
    const kept = fields.find(({ field }) => field === isolation)
    const isolated = kept && ofIsolation(kept, day)
    return [
      ...(changed.length > 0 ? [{ ...its, id: `${id} health`, kind: 'health' as const, what: 'health' as const, changed }] : []),
      ...(isolated ? [{ ...its, id: `${id} isolation`, kind: 'isolation' as const, ...isolated }] : []),
    ]
  })
