import type { TakenOp } from '../chaos-house'
import { type Seat, seatNames } from '../people'
import type { Told } from '../told'
import type { Case, Check } from './case'

/** How long after a call was answered its screen may say so, milliseconds. */
const lag = 2000

/**
 * Whether a restore may have taken away what a person was told. What a device had kept is offered again and may never be lost, only held
 * for a decision. A day is opened again by a call, which no device keeps: what was called between the backup and the return to it is gone.
 */
export const mayBeTaken = ({ storm }: Case, { value, at }: Pick<Told, 'value' | 'at'>): boolean =>
  value === 'reopen' && storm.house.restores.some(({ backup, from }) => at > backup.to && at < from + lag)

/** Whose device made an op; undefined for a call. */
export const seatOf = ({ rests }: Case, replica: string): Seat | undefined => seatNames.find((seat) => rests[seat].dump.replica === replica)

/** The epoch the house counted in at a moment. */
export function epochAt({ storm }: Case, at: number): string | undefined {
  return storm.house.eras.filter(({ since }) => since <= at).at(-1)?.epoch
}

/**
 * Whether a restore may have taken a mark off a screen until others offer again what it rests on: they had written to the row since the
 * backup, and the mark was not one that this person had given and had accepted.
 */
export const isTakenFrom = (found: Case, seat: Seat, key: string, mark: string, at: number): boolean =>
  found.storm.house.restores.some(({ from, taken }) => {
    const about = taken.filter(({ op }) => op.key === key)
    const own = about.filter(({ replica }) => seatOf(found, replica) === seat)
    const isOwn = own.some(({ op, outcome }) => outcome === 'applied' && op.patch.status === mark)
    return at > from && about.length > own.length && !isOwn
  })

/** [I1][E14] What devices had sent after a backup is there again, or lies on the device for its person to see. */
export const offeredAgain: Check = (found) => {
  const { storm, evidence, rests } = found
  const known = new Map(evidence.ops.map((one) => [one.id, one]))
  const isLost = ({ id, replica }: TakenOp) => {
    const seat = seatOf(found, replica)
    return seat !== undefined && !known.has(id) && !rests[seat].dump.ops.some((op) => op.id === id)
  }
  return storm.house.restores.flatMap(({ taken }) =>
    taken
      .filter(isLost)
      .map(
        ({ id, op, outcome, replica }) =>
          `${seatOf(found, replica)}: ${outcome} ${op.verb} ${op.noun} ${op.key} was not offered again (${id})`,
      ),
  )
}

/** Restores that failed, or took nothing away but calls, would have shown nothing. */
export const restored: Check = (found) => {
  const { house, log } = found.storm
  const edits = house.restores.flatMap(({ taken }) => taken.filter(({ replica }) => seatOf(found, replica)))
  const failed = (log.counts.restores ?? 0) - house.restores.length
  return [
    ...(house.restores.length > 0 && edits.length === 0 ? ['no restore took an edit away'] : []),
    ...(failed > 0 ? [`${failed} restores failed`] : []),
  ]
}
