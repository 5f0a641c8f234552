import { join } from 'node:path'
import { expect } from 'vitest'
import type { AnyIntent } from '../../../src/app/offline/outbox/intent'
import { readKey } from '../../../src/server/auth/secret-key'
import { readBackup } from '../../../src/server/backup/read-backup'
import { writeBackup } from '../../../src/server/backup/write-backup'
import { dice, type Roll } from '../../kit/dice'
import type { OpenHouse } from '../../kit/server/open-house'
import { Clock } from './clock'
import { PersonRig } from './person-rig'

const colours = ['red', 'blue']
export type Storm = {
  readonly seed: number
  readonly house: OpenHouse
  readonly people: readonly PersonRig[]
  readonly clock: Clock
  readonly roll: Roll
  restores: number
}

const paper = (key: string, verb: string, patch: AnyIntent['patch']): AnyIntent => ({ noun: 'paper', key, verb, patch })
const sharedKeys = ({ seed }: Storm) => [1, 2, 3, 4].map((at) => `s${seed}.${at}`)
export const counterKey = ({ seed }: { seed: number }) => `c${seed}`
export const ownKey = ({ seed }: { seed: number }, person: PersonRig) => `own${seed}.${person.username}`

/** Waits until no call is under way and no window is at work. What is due at once, such as the first round of a new leader, begins. */
export async function quiet({ people, clock }: Storm): Promise<void> {
  for (let calm = 0; calm < 3; ) {
    clock.pass(0)
    await new Promise((resolve) => setTimeout(resolve, 1))
    calm = people.some((person) => person.isBusy()) ? 0 : calm + 1
  }
}

/** A few edits of rows that everybody works on. */
function sharedIntents(storm: Storm): AnyIntent[] {
  const { roll } = storm
  const keys = sharedKeys(storm)
  return Array.from({ length: 1 + roll(6) }, (): AnyIntent => {
    const key = keys[roll(keys.length)] ?? ''
    const title = `t${roll(4)}`
    const kinds: (() => AnyIntent)[] = [
      () => paper(key, 'edit', { title }),
      () => paper(key, 'edit', { title, colour: colours[roll(2)] }),
      () => paper(key, 'edit', { colour: colours[roll(2)] }),
      () => paper(key, 'add', { title, shelf: 'a' }),
      () => paper(counterKey(storm), 'adjust', { pages: 1 + roll(3) }),
      () => paper(counterKey(storm), 'adjust', { pages: 1 }),
      () => (roll(4) === 0 ? paper(key, 'remove', {}) : paper(key, 'edit', { remarks: [{ by: 'x', said: title }] })),
      () => (roll(3) === 0 ? paper(key, 'edit', { folder: 'nowhere' }) : paper(key, 'edit', { title })),
    ]
    return kinds[roll(kinds.length)]?.() ?? paper(key, 'edit', { title })
  })
}

async function decide(person: PersonRig, roll: Roll): Promise<void> {
  const open = (await person.engine.db.rows.where('[noun+by]').equals(['conflict', '']).toArray()).filter((row) => row.row.state === 'open')
  const conflict = open[roll(Math.max(1, open.length))]
  if (!conflict || (await person.see('conflict', conflict.id))?.state !== 'open') return
  await person.commit([{ noun: 'conflict', key: conflict.id, verb: 'resolve', patch: { choice: roll(2) === 0 ? 'mine' : 'keep' } }])
}

/** [I10] A row only its author writes shows their last edit, whatever the network and the server do. */
async function editOwn(storm: Storm, person: PersonRig): Promise<void> {
  const title = `own ${storm.roll(100_000)}`
  await person.commit([paper(ownKey(storm, person), 'edit', { title })], storm.roll(2))
  expect((await person.see('paper', ownKey(storm, person)))?.title).toBe(title)
  for (let look = 0; look < 4; look++) {
    storm.clock.pass(storm.roll(40_000))
    await new Promise((resolve) => setTimeout(resolve, storm.roll(4)))
    expect((await person.see('paper', ownKey(storm, person)))?.title).toBe(title)
  }
}

/** Something is photographed: now and then two say that they have seen the same. */
async function photograph({ seed, roll }: Storm, person: PersonRig): Promise<void> {
  const pictures = [await person.shoot(roll(3), [2, 300][roll(2)] ?? 2)]
  const key = `p${seed}.${person.username}.${roll(3)}`
  const known = await person.see('proof', key)
  const patch = known ? { pictures } : { title: key, shelf: 'a', pictures }
  await person.commit([{ noun: 'proof', key, verb: known ? 'edit' : 'add', patch }], roll(2))
}

async function move(storm: Storm): Promise<void> {
  const boss = storm.people.find((person) => person.username === 'boss')
  const key = sharedKeys(storm)[storm.roll(4)] ?? ''
  if (await boss?.see('paper', key)) await boss?.commit([paper(key, 'edit', { shelf: ['a', 'c'][storm.roll(2)] })])
}

/** The server goes back to a backup: with a new epoch, and nobody signed in. */
async function restore(storm: Storm, path: string): Promise<void> {
  storm.restores++
  await quiet(storm)
  await readBackup(storm.house.engine, path)
  for (const person of storm.people) await person.signIn(storm.house)
}

export async function openStorm(house: OpenHouse, seed: number): Promise<Storm> {
  const roll = dice(seed)
  const clock = new Clock()
  const world = { clock, roll, locked: seed % 2 === 0 }
  const people = [
    await PersonRig.start(house, 'anna', world, 2),
    await PersonRig.start(house, 'robert', world, 1),
    await PersonRig.start(house, 'boss', world, 1),
  ]
  const storm: Storm = { seed, house, people, clock, roll, restores: 0 }
  const [anna] = people
  await anna?.commit([
    ...sharedKeys(storm).map((key) => paper(key, 'add', { title: 't0', shelf: 'a' })),
    paper(counterKey(storm), 'add', { title: 'counter', shelf: 'a', pages: 0 }),
  ])
  for (const person of people) await person.commit([paper(ownKey(storm, person), 'add', { title: 'mine', shelf: 'a' })])
  return storm
}

/** Everything that can happen, for a while. */
export async function rage(storm: Storm, steps: number): Promise<void> {
  const { roll, people, clock, house } = storm
  const backup = join(house.engine.configuration.dataDir, `storm-${storm.seed}.gz`)
  let isBackedUp = false
  for (let step = 0; step < steps; step++) {
    const person = people[roll(people.length)]
    const what = roll(24)
    if (!person) continue
    if (what < 11) await person.commit(sharedIntents(storm), roll(2))
    else if (what < 13) await editOwn(storm, person)
    else if (what < 14) await person.crash(roll(person.windows.length))
    else if (what < 16) await decide(person, roll)
    else if (what < 17) await move(storm)
    else if (what === 21) await photograph(storm, person)
    else if (what < 18) await person.weather.deliverLate()
    else if (what === 18) {
      await writeBackup(house.engine, await readKey(house.engine.configuration), backup)
      isBackedUp = true
    } else if ((what === 19 || what === 20) && isBackedUp && storm.seed % 3 === 0) await restore(storm, backup)
    else {
      clock.pass(1000 * (1 + roll(90)))
      await quiet(storm)
    }
  }
}

/** The network is fair again, and everybody exchanges until nothing is left. */
export async function clear(storm: Storm): Promise<void> {
  for (const person of storm.people) person.weather.isFair = true
  for (const person of storm.people) await person.weather.deliverLate()
  for (let round = 0; round < 3; round++) {
    storm.clock.pass(3_600_001)
    for (const person of storm.people) for (const window of person.windows) window.wake('manual')
    await quiet(storm)
    for (let turn = 0; turn < 2; turn++) {
      storm.clock.pass(61_000)
      await quiet(storm)
    }
  }
}
