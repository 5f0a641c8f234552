import type { CardStanding } from '../../../../app/home/home-card'
import { useRows } from '../../../../app/offline/view/use-rows'
import { useCan } from '../../../../app/session/use-can'
import { conflictCentrePath } from '../../../../app/shell/screens/built-in'
import type { Permission } from '../../../../contract/access'
import type { Label } from '../../../../contract/label'
import { Conflict } from '../../../../contract/system/conflict'
import { Escalation } from '../../../../contract/system/escalation'
import { words } from './words'

type HeldChange = {
  readonly id: string
  readonly subject: string
  readonly noun: string
  readonly who: string
  readonly at: string
  readonly to: string
  readonly why: Label
}

/** What waits for the person, the oldest first: held changes they may let through, and what was handed over to them. Undefined while loading. */
export function useHeldChanges(): readonly HeldChange[] | undefined {
  const can = useCan()
  const held = useRows(Conflict)
  const handed = useRows(Escalation)
  if (!held || !handed) return undefined
  const conflicts = held
    .filter(({ state, noun }) => state === 'open' && can(`${noun}:resolve` as Permission))
    .map(({ id, subject, noun, authorName, madeAt, createTime, reason }) => ({
      ...{ id, subject: subject ?? '', noun: noun ?? '', who: authorName ?? '', at: madeAt ?? createTime ?? '', to: conflictCentrePath },
      why: reason === 'clash' ? words.clash : words.heldByRule,
    }))
  const escalations = handed
    .filter(({ state }) => (state ?? 'open') === 'open' && can('handed-over:close'))
    .map(({ id, subject, noun, fromName, madeAt, createTime }) => ({
      ...{ id, subject, noun: noun ?? '', who: fromName ?? '', at: madeAt ?? createTime ?? '' },
      ...{ to: `/system/handed-over?open=${encodeURIComponent(id)}`, why: words.handedOver },
    }))
  return [...conflicts, ...escalations].sort((one, two) => (one.at < two.at ? -1 : 1))
}

/** How so many changes stand. Whoever decides only now and then is told only then. */
export const heldStanding = (count: number, isAlways: boolean): CardStanding =>
  count > 0 ? { as: 'due', said: words.held, values: { count } } : isAlways ? { as: 'well', said: words.nothingHeld } : { as: 'none' }

/** How the changes to decide stand, wherever one is. */
export function useHeldStanding(): CardStanding | undefined {
  const isAlways = useCan()('handed-over:close')
  const waiting = useHeldChanges()
  return waiting && heldStanding(waiting.length, isAlways)
}
