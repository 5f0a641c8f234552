import fc from 'fast-check'
import { isParked } from '../../../src/app/offline/outbox/stored'
import type { ModelDevice } from './model-device'
import { askedTogether } from './model-groups'
import { bomb, poison } from './model-server'
import type { World } from './world'

/** One step as numbers: what happens, and up to three choices in it. Shrinks well and reads badly; `play` gives it meaning. */
type Step = readonly [number, number, number, number]
/** What happens in one run, by places in the table below, which is therefore only ever added to. `without`: a bit for each kind of step that does not happen in it. */
export type Schedule = { readonly without: number; readonly steps: readonly Step[] }

const keys = ['p1', 'p2', 'p3']
const titles = ['one', 'two', 'three']
const of = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

type Play = (world: World, device: ModelDevice, a: number, b: number) => unknown

const existing = (device: ModelDevice, at: number) =>
  of(
    [...device.rows.values()].filter((row) => row.noun === 'paper').map((row) => row.id),
    at,
  ) ??
  of(keys, at) ??
  'p1'
const dep = (world: World, device: ModelDevice) =>
  [...world.told.values()]
    .filter((told) => told.device === device)
    .map(({ op }) => op.id)
    .slice(-1)
const edit = (world: World, device: ModelDevice, key: string, patch: Record<string, unknown>, deps: string[] = []) =>
  world.commit(device, { noun: 'paper', key, verb: 'edit', patch, deps })

const resolve: Play = (world, device, a, b) => {
  const open = [...device.rows.values()].filter((row) => row.noun === 'conflict' && device.view('conflict', row.id)?.state === 'open')
  const conflict = of(open, a)
  // A document is decided about by somebody who sees all of it.
  if (conflict && device.askedWith(conflict.id).length < askedTogether(world.server.memory, conflict.id).length) return
  const patch = of([{ choice: 'mine' }, { choice: 'keep' }, { choice: 'edit', answer: '{"title":"agreed"}' }], b) ?? {}
  if (conflict) world.commit(device, { noun: 'conflict', key: conflict.id, verb: 'resolve', patch })
}

/** Everything that goes on in one call of a window, without mishap. Answers how many ops were sent. */
export async function exchangeOnce(world: World, device: ModelDevice, tab = 0, room = 50): Promise<number> {
  world.finishSlow()
  const window = device.tabs[tab]
  if (!window) return 0
  const sent = world.send(device, window, room)
  await world.arrive(world.calls.length - 1, {})
  world.receive(world.answers.length - 1, false)
  return sent
}

const plays: readonly (readonly [number, Play])[] = [
  [
    8,
    (world, device, a) =>
      world.commit(device, {
        noun: 'paper',
        key: of(keys, a) ?? 'p1',
        verb: 'add',
        patch: { title: of(titles, a), shelf: 'a', pages: a % 3 },
      }),
  ],
  [14, (world, device, a, b) => edit(world, device, existing(device, a), { title: of(titles, b) })],
  [
    5,
    (world, device, a, b) =>
      edit(world, device, existing(device, a), { colour: of(['red', 'blue'], b), title: of(titles, a + b) }, dep(world, device)),
  ],
  [3, (world, device, a, b) => edit(world, device, existing(device, a), { pages: b })],
  [
    9,
    (world, device, a, b) =>
      world.commit(device, { noun: 'paper', key: existing(device, a), verb: 'adjust', patch: { pages: (b % 4) - 1 } }),
  ],
  [2, (world, device, a) => world.commit(device, { noun: 'paper', key: existing(device, a), verb: 'close', patch: {} })],
  [4, (world, device, a) => world.commit(device, { noun: 'paper', key: existing(device, a), verb: 'remove', patch: {} })],
  [3, (world, device, a, b) => edit(world, device, existing(device, a), { shelf: of(['a', 'c'], b) })],
  [2, (world, device, a) => edit(world, device, existing(device, a), { pages: poison })],
  [2, (world, device, a) => edit(world, device, existing(device, a), { title: bomb })],
  [5, resolve],
  [12, (world, device, a, b) => exchangeOnce(world, device, a % 2, 1 + b * 3)],
  [9, (world, device, a, b) => world.send(device, device.tabs[a % 2] ?? { tried: new Set(), fresh: false }, b < 8 ? 50 : 1)],
  [9, (world, _, a, b) => world.arrive(a % Math.max(1, world.calls.length), { isKept: b % 4 === 0, dies: b === 3, isSlow: b % 4 === 2 })],
  [3, (world) => world.finishSlow()],
  [9, (world, _, a, b) => world.receive(a % Math.max(1, world.answers.length), b % 4 === 0)],
  [2, (world, _, a) => void world.calls.splice(a % Math.max(1, world.calls.length), 1)],
  [2, (world, _, a) => void world.answers.splice(a % Math.max(1, world.answers.length), 1)],
  [3, (world, device) => world.crash(device)],
  [
    3,
    (_, device) => {
      for (const tab of device.tabs) tab.tried.clear()
    },
  ],
  [2, (world) => world.backup()],
  [1, (world) => world.restore()],
  [1, (world, device) => world.rescope(device)],
  [
    1,
    (world, device, a) =>
      world.discard(
        device,
        of(
          [...device.ops.keys()].filter((id) => isParked(device.fares.get(id))),
          a,
        ) ?? '',
      ),
  ],
  [
    1,
    (world) => {
      world.now += 3_600_001
    },
  ],
  [
    1,
    (world) => {
      world.server.isFragile = !world.server.isFragile
    },
  ],
  [
    3,
    (world, device, a, b) => world.commit(device, { noun: 'paper', key: existing(device, a), verb: 'close', patch: { pages: b % poison } }),
  ],
  [
    2,
    async (world, device, a, b) => {
      // One window sends and dies over the reply; what it did is read by the other.
      const [tab] = device.tabs
      world.commit(device, { noun: 'paper', key: existing(device, a), verb: 'adjust', patch: { pages: 1 + (b % 2) } })
      if (tab) world.send(device, tab, 50)
      const before = world.answers.length
      await world.arrive(world.calls.length - 1, {})
      world.answers.splice(before)
      await exchangeOnce(world, device, 1, 0)
    },
  ],
  [1, (world, _, a) => world.server.forget(a)],
  [1, (world) => world.putBack()],
  [
    6,
    (world, device, a, b) => {
      const [first = 'p1', second = 'p2', third = 'p3'] = [...keys.slice(a % 3), ...keys.slice(0, a % 3)]
      const changed = { title: b === poison ? bomb : of(titles, b), ...(b === 7 && { pages: poison }) }
      world.commitTogether(device, [
        { noun: 'paper', key: first, verb: 'add', patch: { title: of(titles, b), shelf: 'a', pages: b % 3 } },
        { noun: 'paper', key: second, verb: a < 6 ? 'edit' : 'remove', patch: a < 6 ? changed : {} },
        { noun: 'paper', key: third, verb: 'adjust', patch: { pages: 1 + (b % 2) } },
      ])
    },
  ],
]
const most = plays.reduce((sum, [weight]) => sum + weight, 0)

/**
 * Random runs. In each a part of the kinds of steps is left out: what is left meets more often than when everything happens at once.
 */
export const schedule = (length: number): fc.Arbitrary<Schedule> => {
  const some = fc.nat(2 ** plays.length - 1)
  const steps = fc.array(fc.tuple(fc.nat(most - 1), fc.nat(2), fc.nat(7), fc.nat(15)), { minLength: 1, maxLength: length, size: 'max' })
  return fc.record({ without: fc.tuple(some, some).map(([one, other]) => one & other), steps })
}

/** Lets the steps happen, until something is seen to be broken. */
export async function play(world: World, { without, steps }: Schedule): Promise<void> {
  const table = plays.flatMap(([weight, one], at) => (without & (1 << at) ? [] : Array.from({ length: weight }, () => one)))
  for (const [what, who, a, b] of steps) {
    const device = of(world.devices, who)
    world.now += 1_000
    if (device) await of(table, what)?.(world, device, a, b)
    if (world.server.broken.length > 0) return
  }
}
