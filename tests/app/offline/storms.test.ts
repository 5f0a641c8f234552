import { expect, test } from 'vitest'
import { hashOf } from '../../../src/app/files/keep-file'
import { Device, today } from '../../kit/device/device'
import type { Mishap } from '../../kit/device/fake-network'
import { FakeServer } from '../../kit/device/fake-server'
import { dice } from '../../kit/dice'

const mishaps: Mishap[] = ['request-lost', 'reply-lost', 'twice', { status: 500 }, { status: 503 }]
const keys = ['a', 'b', 'c']

async function act(device: Device, roll: (sides: number) => number, told: Map<string, string>): Promise<void> {
  const key = keys[roll(keys.length)] ?? 'a'
  const kind = roll(5)
  const op =
    kind === 0
      ? await device.adjust(key, 1 + roll(3))
      : kind === 1
        ? await device.edit(key, { note: `${device.name}-${roll(1000)}` })
        : kind === 2
          ? await device.edit(key, { note: `${roll(4)}`, height: roll(50) })
          : kind === 3
            ? await device.add(`${device.name}-${roll(100_000)}`)
            : await device.edit(key, { photos: [await device.shoot(roll(3), 1 + 300 * roll(2))] })
  told.set(op.id, device.name)
}

/** One storm: two devices, lost and doubled calls, crashes, refusals, pages of two rows, changes of scope, and restores. */
async function storm(seed: number): Promise<void> {
  const roll = dice(seed)
  const server = new FakeServer()
  server.page = 1 + roll(3)
  server.refuses = (op) => (op.patch.height === 13 ? 'field.large' : undefined)
  for (const key of keys) server.write('plant', key, { day: today, name: key, height: 0 })
  const [one, two] = [await Device.start(server), await Device.start(server)]
  const devices = [one, two]
  const told = new Map<string, string>()
  let saved = server.backup()
  for (let step = 0; step < 50; step++) {
    const device = roll(2) === 0 ? one : two
    device.network.judge = () => (roll(3) === 0 ? mishaps[roll(mishaps.length)] : undefined)
    device.network.judgeFile = () => (roll(3) === 0 ? mishaps[roll(mishaps.length)] : undefined)
    const move = roll(20)
    device.time += roll(40_000)
    if (move < 10) await act(device, roll, told)
    else if (move < 16) await Promise.allSettled(Array.from({ length: 1 + roll(2) }, () => device.syncWithFiles()))
    else if (move === 16) await device.crash()
    else if (move === 17) server.scope = `scope-${roll(3)}`
    else if (move === 18) saved = server.backup()
    else if (seed % 2 === 0) server.restore(saved, `epoch-${seed}-${step}`)
  }
  for (const device of devices) {
    device.network.judge = () => undefined
    device.network.judgeFile = () => undefined
  }
  for (let round = 0; round < 4; round++)
    for (const device of devices) {
      device.time += 3_600_001
      await device.syncWithFiles()
    }
  await check(server, devices, told)
}

async function check(server: FakeServer, devices: Device[], told: Map<string, string>): Promise<void> {
  for (const device of devices) {
    const { parked, waiting } = await device.conflictCentre()
    const stuck = new Set(parked.map(({ op }) => op.entity))
    // [I5] Whatever is not parked, nor behind what is, has got through.
    expect(waiting.filter((op) => !stuck.has(op.entity))).toEqual([])
    // [I1] Every edit a person was told is saved is in one place still.
    expect(await device.everyOp()).toEqual(
      [...told]
        .filter(([, name]) => name === device.name)
        .map(([id]) => id)
        .sort(),
    )
    for (const id of await device.db.done.toCollection().primaryKeys()) expect(server.state.effects.get(id)).toBe(1)
    // [I3] What lies here is what the server has.
    for (const { noun, id, row } of await device.db.rows.toArray()) expect(row).toMatchObject(server.values(noun, id) ?? { gone: true })
    expect(await device.db.rows.count()).toBe([...server.state.rows.values()].filter((row) => !row.isGone).length)
    expect(await device.db.acked.count()).toBe(0)
  }
  // [I6] Whatever a row names is on the server, as it was taken.
  for (const { values } of server.state.rows.values())
    for (const sha of (values.photos as string[] | undefined) ?? [])
      expect(await hashOf(Uint8Array.from(server.state.files.whole.get(sha) ?? []).buffer)).toBe(sha)
  // [I2] Nothing was done twice.
  expect([...server.state.effects.values()].every((times) => times === 1)).toBe(true)
}

test.each(Array.from({ length: 24 }, (_, seed) => [seed + 1]))('storm %i ends with everything in its place', storm)
