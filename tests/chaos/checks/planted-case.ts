import { plainOp } from '../../kit/device/plain-op'
import type { ChaosHouse, Restore, TakenOp } from '../chaos-house'
import type { Dump } from '../dump'
import type { Evidence, KeptOp, Row, Seal } from '../evidence'
import { type Seat, seatNames } from '../people'
import type { Told } from '../told'
import type { Case } from './case'

/** What may be planted in a storm that found no fault. */
export type Plant = {
  readonly told?: readonly Told[]
  readonly orphans?: ReadonlySet<string>
  readonly leaks?: readonly string[]
  readonly counts?: Readonly<Record<string, number>>
  readonly taken?: readonly TakenOp[]
} & Partial<Pick<Evidence, 'ops' | 'samples' | 'seals' | 'pictures'>>

/** What a device holds in the end. */
type Held = { readonly dump: Pick<Dump, 'replica' | 'ops' | 'fares'>; readonly cards: number }

/** Hash of a picture or a record, told by one digit. */
export const hashOf = (digit: string) => digit.repeat(64)

const replica = 'replica-kitchen'
const op = plainOp({
  noun: 'retained-sample',
  key: 's1',
  patch: { weightG: 131, photos: [hashOf('a')], samplerSign: hashOf('b') },
})
const { id, n, noun, key } = op

/** The one sample of the storm: as its cook was told, as the server keeps it, as the restore took it, and its record hash. */
export const told: Told = { at: 5000, seat: 'kitchen', noun: 'retained-sample', key: '', value: '131', pictures: [hashOf('a')] }
const settled = { id, outcome: 'applied', seq: 1, rev: 1 } as const
const kept: KeptOp = { id, replica, user: 'user.cook', n, noun, key, op, outcome: 'applied', settled, batch: '1970-01-01T00:00:30Z' }
export const taken: TakenOp = { id, replica, op, outcome: 'applied' }
export const seal: Seal = { op: id, replica, maker: 'device', prev: null, hash: hashOf('c'), matches: true }
export const sample: Row = { id: key, rev: 1, gone: false, scope: '', photos: [hashOf('a')], sampler_sign: hashOf('b') }
export const pictures = { [hashOf('a')]: hashOf('a'), [hashOf('b')]: hashOf('b') }

/** A storm with one sample and one restore that took it, whereupon its phone offered it again; and what was planted in it. */
export function plantedCase(plant: Plant = {}): Case {
  const rest = (seat: Seat): Held => ({ dump: { replica: `replica-${seat}`, ops: [], fares: [] }, cards: 0 })
  const restore: Restore = { backup: { from: 1000, to: 2000 }, from: 10_000, to: 20_000, taken: plant.taken ?? [taken] }
  const house: Pick<ChaosHouse, 'restores' | 'eras'> = { restores: [restore], eras: [] }
  const conflicts: readonly Row[] = []
  const log = {
    told: plant.told ?? [told],
    orphans: plant.orphans ?? new Set<string>(),
    leaks: plant.leaks ?? [],
    counts: plant.counts ?? { restores: 1 },
  }
  const found = {
    storm: { log, house },
    rests: Object.fromEntries(seatNames.map((seat) => [seat, rest(seat)])),
    evidence: { ops: [kept], conflicts, samples: [sample], seals: [seal], pictures, ...plant },
  }
  // No check looks at anything else of a storm here.
  return found as Case
}
