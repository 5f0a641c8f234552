import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import type { Row } from '../../../../src/contract/resource'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { make, valuesFor } from '../../../kit/make'
import { bringFiles } from '../../../kit/server/kept-pictures'
import { openSampleHouse, type SampleHouse } from './sample-house'

let kitchen: SampleHouse
let phone: OpenDevice
let tablet: OpenDevice
beforeAll(async () => {
  kitchen = await openSampleHouse()
  phone = await openDevice(kitchen.house, 'chef')
  tablet = await openDevice(kitchen.house, 'manager')
})
afterAll(() => kitchen?.house.close())

const outcomes = async (device: OpenDevice, ...ops: ReturnType<OpenDevice['op']>[]) =>
  (await device.send(ops)).settled.map((one) => one.code ?? one.outcome)

/** What a device enters for a sample; its pictures are sent first. */
async function entered(device: OpenDevice, dishId: unknown) {
  const values = await kitchen.values({ dishId })
  await bringFiles(device.call, resources['retained-sample'].fields, values)
  return values
}

const signing = async (device: OpenDevice, disposeTime: string) => {
  const [one, two] = kitchen.people
  const given = { disposeTime, disposedById: one.id, witnessId: two.id }
  return valuesFor(device.call, resources['sample-disposal'], given)
}

test('two phones record the same dish in a cellar: both records arrive, and both say so', async () => {
  kitchen.clock('2026-03-02 12:00:00')
  const { id: dishId } = await make(kitchen.boss, resources.dish)
  const [one, two] = [uuidv7(), uuidv7()]
  expect(await outcomes(phone, phone.op('retained-sample', one, 'add', await entered(phone, dishId)))).toEqual(['applied'])
  expect(await outcomes(tablet, tablet.op('retained-sample', two, 'add', await entered(tablet, dishId)))).toEqual(['applied'])
  const seen = [await kitchen.seen(one), await kitchen.seen(two)]
  expect(seen.map(({ labels }) => labels)).toEqual([['duplicate'], ['duplicate']])
  expect(seen[0]?.sampleNo).not.toBe(seen[1]?.sampleNo)
})

test('boxes emptied without network are disposed of when the phone is back, each by the one that was signed for it', async () => {
  kitchen.clock('2026-03-02 12:00:00')
  const dishes = [await make(kitchen.boss, resources.dish), await make(kitchen.boss, resources.dish)]
  const ids = [uuidv7(), uuidv7()]
  for (const [at, id] of ids.entries()) {
    await outcomes(phone, phone.op('retained-sample', id, 'add', await entered(phone, dishes[at]?.id)))
  }
  kitchen.clock('2026-03-05 18:00:00')
  const disposal = uuidv7()
  const signed = phone.op('sample-disposal', disposal, 'add', await signing(phone, '2026-03-04 16:50:00'))
  const emptied = ids.map((id) => phone.op('retained-sample', id, 'dispose', { disposalId: disposal }, { trunk: 9, deps: [signed.id] }))
  expect(await outcomes(phone, signed, ...emptied)).toEqual(['applied', 'applied', 'applied'])
  expect(await kitchen.seen(ids[1] ?? '')).toMatchObject({ status: 'DISPOSED', disposalId: disposal })
})

test('a phone whose clock is a day ahead keeps what it signed, is told at the time, and its boxes follow the corrected record', async () => {
  kitchen.clock('2026-03-02 12:00:00')
  const dish = await make(kitchen.boss, resources.dish)
  const [id, disposal] = [uuidv7(), uuidv7()]
  await outcomes(phone, phone.op('retained-sample', id, 'add', await entered(phone, dish.id)))
  kitchen.clock('2026-03-04 18:00:00')
  const values = await signing(phone, '2026-03-05 18:00:00')
  const { settled } = await phone.send([phone.op('sample-disposal', disposal, 'add', values)])
  expect(settled).toMatchObject([{ outcome: 'rejected', problems: { disposeTime: { code: 'field.ahead' } } }])
  const corrected = phone.op('sample-disposal', disposal, 'add', { ...values, disposeTime: '2026-03-04 18:00:00' })
  const emptied = phone.op('retained-sample', id, 'dispose', { disposalId: disposal }, { trunk: 9, deps: [corrected.id] })
  expect(await outcomes(phone, corrected, emptied)).toEqual(['applied', 'applied'])
})

test('one box that is not due does not keep the others', async () => {
  kitchen.clock('2026-03-02 12:00:00')
  const dish = await make(kitchen.boss, resources.dish)
  const [due, early] = [uuidv7(), uuidv7()]
  await outcomes(phone, phone.op('retained-sample', due, 'add', await entered(phone, dish.id)))
  const values = await kitchen.values({ dishId: dish.id, batch: 2, sampleTime: '2026-03-02 11:30:00' })
  await outcomes(phone, phone.op('retained-sample', early, 'add', values))
  kitchen.clock('2026-03-04 11:10:00')
  const disposal = uuidv7()
  const signed = phone.op('sample-disposal', disposal, 'add', await signing(phone, '2026-03-04 11:10:00'))
  const emptied = [due, early].map((id) => phone.op('retained-sample', id, 'dispose', { disposalId: disposal }, { trunk: 9 }))
  expect(await outcomes(phone, signed, ...emptied)).toEqual(['applied', 'applied', 'sample.too-early'])
})

test('two pairs of people sign for the same box: the first stands, and of the second nothing is lost', async () => {
  kitchen.clock('2026-03-02 12:00:00')
  const dish = await make(kitchen.boss, resources.dish)
  const id = uuidv7()
  await outcomes(phone, phone.op('retained-sample', id, 'add', await entered(phone, dish.id)))
  kitchen.clock('2026-03-04 18:00:00')
  const [first, second] = [uuidv7(), uuidv7()]
  const sign = async (device: OpenDevice, key: string) => [
    device.op('sample-disposal', key, 'add', await signing(device, '2026-03-04 16:50:00')),
    device.op('retained-sample', id, 'dispose', { disposalId: key }, { trunk: 2 }),
  ]
  expect(await outcomes(phone, ...(await sign(phone, first)))).toEqual(['applied', 'applied'])
  expect(await outcomes(tablet, ...(await sign(tablet, second)))).toEqual(['applied', 'conflict'])
  expect(await kitchen.seen(id)).toMatchObject({ disposalId: first, status: 'DISPOSED' })
})

test("a cook's device holds dishes, fridges and samples, and no child", async () => {
  const rows = (await phone.snapshot()).flatMap(({ noun, row }) => (row ? [{ noun, row: row as Row }] : []))
  const nouns = new Set(rows.map(({ noun }) => noun))
  expect([...nouns]).toEqual(expect.arrayContaining(['dish', 'sample-fridge', 'retained-sample', 'sample-disposal', 'staff']))
  expect([...nouns].filter((noun) => /^(child|guardian|attendance-record|leave)/.test(noun))).toEqual([])
})
