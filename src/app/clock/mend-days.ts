import type { Field } from '../../contract/field'
import { entityOf, type Op } from '../../contract/sync/op'
import { addDays, dateTimeOf, daysBetween, instant } from '../../contract/time'
import { sendInstead } from '../conflict-centre/resend'
import type { Desk } from '../offline/outbox/commit'
import { readConflictCentre } from '../offline/outbox/conflict-centre'
import type { Fare, StoredOp } from '../offline/outbox/stored'
import { steady } from '../offline/steady'

const ahead: readonly unknown[] = ['day.future', 'field.ahead']

/** Whether the server refused something because it lies in the future: the clock of the device ran ahead when it was made. */
export const isAhead = ({ fate, code, problems = {} }: Fare): boolean =>
  fate === 'rejected' && [code, ...Object.values(problems).map((problem) => problem.code)].some((one) => ahead.includes(one))

/** `offset`: milliseconds to add to what the device's clock said then. `now`: the kindergarten's, which nothing may lie behind. */
type Mending = { readonly offset: number; readonly now: string }

function mended(value: unknown, { kind }: Pick<Field, 'kind'>, op: StoredOp, { offset, now }: Mending): unknown {
  const atMost = (right: string, limit: string) => (right.localeCompare(limit) > 0 ? limit : right)
  const today = now.slice(0, 10)
  const then = dateTimeOf(new Date(instant(op.at).getTime() + offset)).slice(0, 10)
  const text = String(value)
  if (kind === 'date' && text > today) return atMost(addDays(text, daysBetween(op.at.slice(0, 10), then)), today)
  if (kind === 'dateTime' && text > now) return atMost(dateTimeOf(new Date(instant(text).getTime() + offset)), now)
  return value
}

/**
 * Sends what was refused for lying in the future again with the right day, all of it at once, and after it what was only refused because
 * that was. The right day is the one the kindergarten had when it was made, as far as the clock's error is known; never a day to come.
 */
export async function mendDays(desk: Desk, { offset }: Omit<Mending, 'now'>): Promise<Op[]> {
  const { db, catalogue } = desk
  const { parked } = await steady(db, () => readConflictCentre(db, catalogue))
  const halted = parked.filter(({ fare }) => fare.code !== 'op.waits')
  const mending = { offset, now: dateTimeOf(new Date(desk.now())) }
  const going = new Map<string, StoredOp>()
  const moved = new Map<string, string>()
  for (const { op, fare } of halted) {
    const follows = fare.fate === 'blocked' && (moved.has(op.entity) || [op.prev ?? '', ...op.deps].some((id) => going.has(id)))
    if (!(follows || isAhead(fare))) continue
    const { fields = {}, key: keyOf } = catalogue.resources[op.noun] ?? {}
    const patch = Object.fromEntries(
      Object.entries(op.patch).map(([field, value]) => [field, fields[field] ? mended(value, fields[field], op, mending) : value]),
    )
    const natural = op.verb === 'add' ? keyOf?.(patch) : undefined
    const key = natural ?? moved.get(op.entity) ?? op.key
    moved.set(op.entity, key)
    going.set(op.id, { ...op, patch, key, entity: entityOf({ noun: op.noun, key }) })
  }
  return going.size > 0 ? sendInstead(desk, halted, going) : []
}
