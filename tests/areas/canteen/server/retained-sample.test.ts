import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { sampleNumber } from '../../../../src/areas/canteen/register/sample-number'
import type { Row } from '../../../../src/contract/resource'
import { makeWorking } from '../../../kit/browser/make-working'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { openSampleHouse, type SampleHouse } from './sample-house'

let kitchen: SampleHouse
beforeAll(async () => {
  kitchen = await openSampleHouse()
})
afterAll(() => kitchen?.house.close())

let batch = 0
/** Adds a sample of a batch of its own. */
const add = async (given: Record<string, unknown> = {}): Promise<Row> => {
  const dish = await make(kitchen.boss, resources.dish, { name: `dish ${++batch}` })
  const { result, message, problems } = await kitchen.add({ dishId: dish.id, ...given })
  if (!result) throw new Error(`${message} ${JSON.stringify(problems)}`)
  return result
}

describe('a sample that is recorded', () => {
  test('gets its number, the name of its dish and how long it is kept', async () => {
    kitchen.clock('2026-03-02 11:06:00')
    const { result } = await kitchen.add()
    const row = result as Row
    expect(row).toMatchObject({
      sampleNo: sampleNumber({ id: row.id, date: '2026-03-02', mealType: 'L' }),
      dishName: '红烧排骨',
      dueDisposeTime: '2026-03-04 11:05:00',
      lateHours: 0,
      labels: [],
      status: 'KEEPING',
    })
  })

  test('weighs 125 g at least', async () => {
    expect((await kitchen.add({ weightG: 124 })).problems).toMatchObject({ weightG: { code: 'field.small' } })
    expect(await add({ weightG: 125 })).toMatchObject({ weightG: 125 })
  })

  test('has a photo and the signature of who took it', async () => {
    expect((await kitchen.add({ photos: [], samplerSign: null })).problems).toMatchObject({
      photos: { code: 'field.required' },
      samplerSign: { code: 'field.required' },
    })
  })

  test('is taken late as well, keeps its own time, and says how late it is', async () => {
    kitchen.clock('2026-03-03 17:35:00')
    expect(await add()).toMatchObject({
      sampleTime: '2026-03-02 11:05:00',
      lateHours: 30.5,
      labels: ['late'],
      dueDisposeTime: '2026-03-04 11:05:00',
    })
  })

  test('with a time to come, or of another day than its meal, is taken and called doubtful', async () => {
    kitchen.clock('2026-03-02 11:06:00')
    expect(await add({ sampleTime: '2026-03-09 11:05:00' })).toMatchObject({
      labels: ['time', 'clock'],
      dueDisposeTime: '2026-03-11 11:05:00',
    })
    expect(await add({ sampleTime: '2026-02-23 11:05:00' })).toMatchObject({
      labels: ['time', 'late', 'clock'],
      dueDisposeTime: '2026-03-04 00:00:00',
    })
    expect(await add({ date: '9999-12-31', sampleTime: '9999-12-31 23:59:59' })).toMatchObject({ labels: ['time', 'clock'] })
    expect(await add({ date: '0001-01-01', sampleTime: '0001-01-01 00:00:00' })).toMatchObject({ labels: ['time', 'late'] })
  })

  test('cannot name its disposal beforehand', async () => {
    const { id } = await kitchen.signed('2026-03-02 11:06:00')
    expect((await kitchen.add({ disposalId: id })).problems).toMatchObject({ disposalId: { code: 'record.state' } })
  })
})

describe('no sample leaves before its 48 hours', () => {
  test('47 hours 59 minutes are refused, 48 hours are enough', async () => {
    const { id } = await add()
    kitchen.clock('2026-03-04 11:04:59')
    const early = await kitchen.signed('2026-03-04 11:04:00')
    expect(await kitchen.move(kitchen.cook, 'dispose', id, { disposalId: early.id })).toMatchObject({
      success: false,
      error: 'sample.too-early',
    })
    expect(await kitchen.seen(id)).toMatchObject({ status: 'KEEPING', disposalId: null })
    kitchen.clock('2026-03-04 11:05:00')
    const due = await kitchen.signed('2026-03-04 11:05:00')
    expect(await kitchen.move(kitchen.cook, 'dispose', id, { disposalId: due.id })).toMatchObject({ success: true })
    expect(await kitchen.seen(id)).toMatchObject({ status: 'DISPOSED', disposalId: due.id, labels: [], history: [{ what: 'dispose' }] })
  })

  test('neither by a device whose clock is ahead, nor by one that says it was done too early', async () => {
    kitchen.clock('2026-03-02 11:06:00')
    const { id } = await add()
    kitchen.clock('2026-03-04 11:04:59')
    const ahead = await kitchen.signed('2026-03-04 11:14:59')
    expect(await kitchen.move(kitchen.cook, 'dispose', id, { disposalId: ahead.id })).toMatchObject({ error: 'sample.too-early' })
    kitchen.clock('2026-03-05 12:00:00')
    const before = await kitchen.signed('2026-03-04 11:04:59')
    expect(await kitchen.move(kitchen.cook, 'dispose', id, { disposalId: before.id })).toMatchObject({
      error: 'sample.too-early',
      message: expect.stringContaining('2026-03-04 11:05:00'),
    })
  })

  test('and not without anybody having signed; after four days it was late', async () => {
    kitchen.clock('2026-03-02 11:06:00')
    const { id } = await add()
    kitchen.clock('2026-03-07 08:00:00')
    expect((await kitchen.move(kitchen.cook, 'dispose', id)).problems).toMatchObject({ disposalId: { code: 'field.required' } })
    const late = await kitchen.signed('2026-03-06 11:06:00')
    await kitchen.move(kitchen.cook, 'dispose', id, { disposalId: late.id })
    expect(await kitchen.seen(id)).toMatchObject({ status: 'DISPOSED', labels: ['overdue'] })
  })
})

describe('two people dispose of samples', () => {
  const offer = async (given: Record<string, unknown>) => {
    const row = await kitchen.signed('2026-03-04 12:00:00')
    const { id, rev, scope, createBy, createTime, updateBy, updateTime, ...values } = row
    expect([id, rev, scope, createBy, createTime, updateBy, updateTime]).toHaveLength(7)
    return kitchen.cook(at('POST', resources['sample-disposal'], 'add'), { ...values, ...given })
  }

  test('who are not one and the same', async () => {
    const answered = await offer({ witnessId: kitchen.people[0].id })
    expect(answered.problems).toMatchObject({ witnessId: { code: 'sample.same-person' } })
  })

  test('at a time that is not to come, so that nobody signs once for what others empty later', async () => {
    kitchen.clock('2026-03-04 12:00:00')
    expect((await offer({ disposeTime: '2099-01-01 12:00:00' })).problems).toMatchObject({ disposeTime: { code: 'field.ahead' } })
    expect((await offer({ disposeTime: '2026-03-04 12:10:01' })).problems).toMatchObject({ disposeTime: { code: 'field.ahead' } })
    expect(await offer({ disposeTime: '2026-03-04 12:10:00' })).toMatchObject({ success: true })
  })

  test('and what an earlier release took with a time to come serves for no sample before that time', async () => {
    kitchen.clock('2026-03-02 11:06:00')
    const { id } = await add()
    kitchen.clock('2026-03-04 12:00:00')
    const { id: disposalId } = await kitchen.signed('2026-03-04 12:00:00')
    await sql`update sample_disposal set dispose_time = '2099-01-01 12:00:00' where id = ${disposalId}`.execute(
      kitchen.house.engine.databases.tenant(1),
    )
    expect((await kitchen.move(kitchen.cook, 'dispose', id, { disposalId })).problems).toMatchObject({
      disposalId: { code: 'field.ahead' },
    })
    expect(await kitchen.seen(id)).toMatchObject({ status: 'KEEPING', disposalId: null })
  })

  test('who both work here', async () => {
    expect((await offer({ disposedById: 'stranger' })).problems).toMatchObject({ disposedById: { code: 'field.missing-row' } })
    expect((await offer({ witnessId: 'stranger' })).problems).toMatchObject({ witnessId: { code: 'field.missing-row' } })
  })

  test('each of whom signs', async () => {
    const row = await kitchen.signed('2026-03-04 12:00:00')
    expect((await offer({ disposedSign: row.disposedSign, witnessSign: row.disposedSign })).problems).toMatchObject({
      witnessSign: { code: 'sample.same-signature' },
    })
  })
})

describe('whoever takes a sample', () => {
  test('is not the witness of it, neither at first nor by a correction', async () => {
    const [sampler, other] = kitchen.people
    expect((await kitchen.add({ witnessId: sampler.id })).problems).toMatchObject({ witnessId: { code: 'sample.same-person' } })
    const { id } = await add({ witnessId: other.id })
    const same = await kitchen.move(kitchen.cook, 'amend', id, { reason: 'x', witnessId: sampler.id })
    expect(same.problems).toMatchObject({ witnessId: { code: 'sample.same-person' } })
    expect(await kitchen.seen(id)).toMatchObject({ samplerId: sampler.id, witnessId: other.id })
  })

  test('without a health certificate, or when not at work, is named on the record for good', async () => {
    kitchen.clock('2026-03-02 11:06:00')
    const helper = await makeWorking(kitchen.boss)
    const { id, labels } = await add({ samplerId: helper.id })
    expect(labels).toEqual(['signer'])
    await kitchen.move(kitchen.cook, 'amend', id, { reason: 'too little', weightG: 126 })
    expect(await kitchen.seen(id)).toMatchObject({ weightG: 126, labels: ['signer'] })
    const entered = await make(kitchen.boss, resources.staff)
    expect((await add({ samplerId: entered.id })).labels).toEqual(['signer'])
  })

  test('works here, and so does the witness', async () => {
    expect((await kitchen.add({ samplerId: 'stranger' })).problems).toMatchObject({ samplerId: { code: 'field.missing-row' } })
    expect((await kitchen.add({ witnessId: 'stranger' })).problems).toMatchObject({ witnessId: { code: 'field.missing-row' } })
  })
})

describe('nothing is removed or written over', () => {
  test('there is no way to remove or edit a sample', async () => {
    const { id } = await add()
    expect(await kitchen.boss(at('DELETE', resources['retained-sample'], `delete?id=${id}`))).toMatchObject({ success: false })
    expect(await kitchen.boss(at('PUT', resources['retained-sample'], 'edit'), { id, weightG: 200 })).toMatchObject({ success: false })
    expect(await kitchen.seen(id)).toMatchObject({ weightG: 130, status: 'KEEPING' })
  })

  test('it is corrected with a reason, which is remembered', async () => {
    const { id } = await add()
    expect((await kitchen.move(kitchen.cook, 'amend', id, { slotNo: '9' })).problems).toMatchObject({ reason: { code: 'field.required' } })
    expect((await kitchen.move(kitchen.cook, 'amend', id, { reason: 'x', weightG: 124 })).problems).toMatchObject({
      weightG: { code: 'field.small' },
    })
    await kitchen.move(kitchen.cook, 'amend', id, { reason: 'wrong slot', slotNo: '9', sampleTime: '2026-03-01 11:05:00' })
    expect(await kitchen.seen(id)).toMatchObject({
      slotNo: '9',
      sampleTime: '2026-03-02 11:05:00',
      status: 'KEEPING',
      history: [{ what: 'amend', by: 'chef', text: 'wrong slot' }],
    })
  })

  test('what a correction writes over stays in the history, correction by correction', async () => {
    const { id, slotNo, photos } = await add({ weightG: 130 })
    await kitchen.move(kitchen.cook, 'amend', id, { reason: 'read wrongly', weightG: 140, fridgeTempAtIn: 4 })
    await kitchen.move(kitchen.cook, 'amend', id, { reason: 'wrong slot', weightG: 150, slotNo: '77' })
    const row = await kitchen.seen(id)
    expect(row).toMatchObject({ weightG: 150, slotNo: '77', photos })
    const blank = {
      container: null,
      containerNo: null,
      fridgeId: null,
      fridgeTempAtIn: null,
      fridgeReadTime: null,
      witnessId: null,
      photos: null,
    }
    expect((row.history as { was: unknown }[]).map(({ was }) => was)).toEqual([
      [{ ...blank, weightG: 130, slotNo: null }],
      [{ ...blank, weightG: 140, slotNo }],
    ])
    await kitchen.move(kitchen.cook, 'amend', id, { reason: 'said again' })
    expect(((await kitchen.seen(id)).history as unknown[])[2]).toMatchObject({ text: 'said again', was: null })
  })

  test('only who answers for the canteen declares it void, with a reason, and it stays', async () => {
    const { id } = await add()
    expect(await kitchen.move(kitchen.cook, 'void', id, { reason: 'x' })).toMatchObject({ error: 'access.denied' })
    expect((await kitchen.move(kitchen.manager, 'void', id)).problems).toMatchObject({ reason: { code: 'field.required' } })
    await kitchen.move(kitchen.manager, 'void', id, { reason: 'wrong dish' })
    expect(await kitchen.seen(id)).toMatchObject({ status: 'VOID', history: [{ what: 'void', by: 'manager', text: 'wrong dish' }] })
    expect(await kitchen.move(kitchen.cook, 'amend', id, { reason: 'x' })).toMatchObject({ error: 'record.state' })
  })
})

test('a batch recorded twice makes two records that say so, until one of them is void', async () => {
  const dishId = (await make(kitchen.boss, resources.dish)).id
  const [one, two, other] = [await add({ dishId }), await add({ dishId }), await add({ dishId, batch: 2 })]
  const labels = async () => Promise.all([one, two, other].map(async ({ id }) => (await kitchen.seen(id)).labels))
  expect(one.id).not.toBe(two.id)
  expect((await labels()).map((all) => (all as string[]).includes('duplicate'))).toEqual([true, true, false])
  await kitchen.move(kitchen.manager, 'void', two.id, { reason: 'twice' })
  expect((await labels()).map((all) => (all as string[]).includes('duplicate'))).toEqual([false, true, false])
})
