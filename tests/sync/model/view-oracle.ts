import { isParked } from '../../../src/app/offline/outbox/stored'
import { flowOf } from '../../../src/contract/catalogue'
import { effectOf } from '../../../src/contract/sync/fold'
import { gone, same } from '../../../src/contract/sync/merge'
import { tinyCatalogue } from '../../kit/product/tiny-product'
import type { ModelDevice } from './model-device'
import type { Told, World } from './world'

type Standing = 'in the row' | 'on top' | 'either' | 'parked'

/** Where an own edit belongs, by what the server really did with it. */
function standing(world: World, device: ModelDevice, { op }: Told): Standing {
  const { memory } = world.server
  const row = device.rows.get(`${op.noun}:${op.key}`)
  if (isParked(device.fares.get(op.id))) return 'parked'
  const known = memory.known.get(op.id)?.settled
  if (known === undefined) return 'on top'
  if (known.outcome !== 'applied' && known.outcome !== 'conflict') return device.ops.has(op.id) ? 'on top' : 'parked'
  if (known.outcome === 'conflict' && device.ops.has(op.id)) return 'either'
  // The row has come and gone since, and rows are told as they stand now.
  if (!row && !world.server.visible(device.person, op.noun, op.key)) return 'either'
  if (row && row.row.rev >= known.rev && known.seq > 0) return 'in the row'
  return known.seq === 0 || (device.pull.since ?? -1) >= known.seq || device.pull.since === null ? 'either' : 'on top'
}

/**
 * [I9][I10] Works out what a person must see of a row from what the server did with each of their edits, and compares it with what
 * the product shows: no edit twice, none missing. Says nothing while a restored server is being offered everything again.
 */
export function checkView(world: World, device: ModelDevice, key: string): void {
  const row = device.rows.get(`paper:${key}`)
  if (device.pull.epoch !== world.server.memory.epoch || !world.server.knows(device.pull.known) || (row && row.era !== device.pull.era))
    return
  const own = [...world.told.values()].filter(
    (told) => told.device === device && told.op.noun === 'paper' && told.op.key === key && !world.discarded.has(told.op.id),
  )
  if (own.some(({ op }) => device.fares.get(op.id)?.fate === 'again')) return
  const standings = own.map((told) => standing(world, device, told))
  if (standings.includes('either')) return
  let must: Readonly<Record<string, unknown>> | undefined = row?.row
  for (const { op } of own.filter((_, at) => standings[at] === 'on top')) {
    const held = device.ops.has(op.id) ? [] : (world.server.memory.known.get(op.id)?.settled.held ?? [])
    if (held.includes(gone)) continue
    if (op.verb === 'remove') must = undefined
    else
      must = {
        ...must,
        ...Object.fromEntries(
          Object.entries(effectOf(op, must ?? {}, flowOf(tinyCatalogue, 'paper'))).filter(([field]) => !held.includes(field)),
        ),
      }
  }
  const view = device.view('paper', key)
  const wrong = ['title', 'colour', 'pages', 'shelf', 'state'].filter((field) => !same(must?.[field], view?.[field]))
  if ((must === undefined) !== (view === undefined)) wrong.push('being there')
  for (const field of wrong)
    world.server.broken.push(`I9/I10 ${device.name} sees ${key}.${field} as ${String(view?.[field])} instead of ${String(must?.[field])}`)
}
