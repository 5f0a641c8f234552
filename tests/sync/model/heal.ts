import { isParked, type StoredOp } from '../../../src/app/offline/outbox/stored'
import { unitsOf } from '../../../src/contract/sync/group'
import { same } from '../../../src/contract/sync/merge'
import type { ModelDevice } from './model-device'
import { exchangeOnce } from './schedule'
import type { World } from './world'

/** The faults are over: what is on the way arrives, and everybody exchanges until nothing changes any more. */
export async function heal(world: World): Promise<void> {
  world.server.isFragile = false
  world.finishSlow()
  while (world.calls.length > 0) await world.arrive(0, {})
  while (world.answers.length > 0) world.receive(0, false)
  for (let round = 0; round < 8; round++) {
    world.now += 3_600_001
    for (const device of world.devices) await drain(world, device)
  }
}

/** One round of one device: until nothing may go and everything has been read. */
async function drain(world: World, device: ModelDevice): Promise<void> {
  const [tab] = device.tabs
  tab?.tried.clear()
  for (let call = 0; call < 100; call++) {
    const sent = await exchangeOnce(world, device)
    if (sent === 0 && tab?.fresh) return
  }
  world.server.broken.push(`I5 ${device.name} does not come to rest`)
}

/** [I1] Each edit that was reported saved is done with, or lies on the device as waiting or parked, or was thrown away by its person. */
function checkLoss(world: World): string[] {
  const { known, ledger } = world.server.memory
  return [...world.told.values()].flatMap(({ op, device }) => {
    if (world.discarded.has(op.id) || device.ops.has(op.id)) return []
    const outcome = known.get(op.id)?.settled.outcome
    const isDone = (outcome === 'applied' || outcome === 'conflict') && device.done.has(op.id) && ledger.effects.get(op.id) === 1
    return isDone ? [] : [`I1 ${op.id} is lost`]
  })
}

/** [I3] Every device holds what the server has within its person's reach, and nothing else. */
function checkConvergence(world: World): string[] {
  return world.devices.flatMap((device) => {
    const lacking = [...world.server.memory.rows].filter(([entity, { id }]) => {
      const row = world.server.visible(device.person, entity.slice(0, entity.indexOf(':')), id)
      return JSON.stringify(device.rows.get(entity)?.row ?? null) !== JSON.stringify(row)
    })
    const strange = [...device.rows.keys()].filter((entity) => !world.server.memory.rows.has(entity))
    return [...lacking.map(([entity]) => entity), ...strange].map((entity) => `I3 ${device.name} has another ${entity} than the server`)
  })
}

/** [I5] Whatever is not parked, nor waits for what is, or for what its person threw away, has become final. */
function checkProgress(world: World): string[] {
  return world.devices.flatMap((device) => {
    const ops = [...device.ops.values()].sort((one, two) => one.n - two.n)
    const stuck = new Set<string>()
    const isLost = (id: string) => stuck.has(id) || world.discarded.has(id)
    const isStuck = (op: StoredOp) => isParked(device.fares.get(op.id)) || stuck.has(op.entity) || [...op.deps, op.prev ?? ''].some(isLost)
    return unitsOf(ops).flatMap((unit) => {
      const excused = unit.some(isStuck)
      if (excused) for (const op of unit) for (const one of [op.id, op.entity]) stuck.add(one)
      return excused ? [] : unit.map(({ id }) => `I5 ${id} never becomes final`)
    })
  })
}

/** [I8] Counters are the sum of what was accepted. */
function checkSums({ server: { memory } }: World): string[] {
  return [...memory.ledger.sums].flatMap(([id, sum]) => {
    const row = memory.rows.get(`paper:${id}`)
    return !row || row.gone || same(Number(row.pages ?? 0), sum) ? [] : [`I8 ${id}.pages is ${String(row.pages)} instead of ${sum}`]
  })
}

export const checkEnd = (world: World): string[] => [
  ...checkLoss(world),
  ...checkConvergence(world),
  ...checkProgress(world),
  ...checkSums(world),
]
