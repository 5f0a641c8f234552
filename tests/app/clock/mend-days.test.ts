import { expect, test } from 'vitest'
import { mendDays } from '../../../src/app/clock/mend-days'
import { addDays } from '../../../src/contract/time'
import { Device, monday, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { Plant } from '../../kit/product/garden-catalogue'

const day = 86_400_000
const Named = { ...Plant, key: (values: Readonly<Record<string, unknown>>) => `${values.day}.${values.name}` }

/** What mends on this device, where a plant's id follows from its day and name. */
const deskOf = ({ desk }: Device) => ({
  ...desk,
  catalogue: { ...desk.catalogue, resources: { ...desk.catalogue.resources, plant: Named } },
})

/** A tablet whose clock was a day fast when three entries of one day were made on it, and a server that takes nothing of tomorrow. */
async function fastTablet() {
  const server = new FakeServer()
  server.refuses = ({ patch, key }) => (String(patch.day ?? key) > today && !server.values('plant', key) ? 'day.future' : undefined)
  const device = await Device.start(server)
  const tomorrow = addDays(today, 1)
  device.time = monday + day
  for (const name of ['fern', 'moss'])
    await device.commit([{ noun: 'plant', key: `${tomorrow}.${name}`, verb: 'add', patch: { day: tomorrow, name } }])
  await device.edit(`${tomorrow}.fern`, { note: 'green' })
  await device.sync()
  device.time = monday
  return { server, device }
}

test.each([
  ['its error is known', -day],
  ['its clock was set right meanwhile', 0],
])('entries of a day to come are given the right day in one step, with what was made on top of them (%s)', async (_, offset) => {
  const { server, device } = await fastTablet()
  expect((await device.conflictCentre()).parked).toHaveLength(3)
  await mendDays(deskOf(device), { offset })
  await device.sync()
  expect(server.values('plant', `${today}.fern`)).toMatchObject({ day: today, note: 'green' })
  expect(server.values('plant', `${today}.moss`)).toMatchObject({ day: today })
  expect((await device.conflictCentre()).parked).toHaveLength(0)
})

test('an entry refused for another reason stays where it is', async () => {
  const { server, device } = await fastTablet()
  server.refuses = () => 'record.state'
  await device.add('ivy')
  await device.sync()
  server.refuses = () => undefined
  await mendDays(deskOf(device), { offset: -day })
  const { parked } = await device.conflictCentre()
  expect(parked.map(({ op }) => op.key)).toEqual(['ivy'])
})
