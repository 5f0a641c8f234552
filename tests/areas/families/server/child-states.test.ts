import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { dictionaries } from '../../../kit/dictionaries'
import { at } from '../../../kit/every-noun'
import { make, valuesFor } from '../../../kit/make'
import { openTwoClasses, type TwoClasses } from '../../garden/server/two-classes'

const { child, enrolment } = resources
const link = resources['child-guardian']
const today = '2026-03-02'
let garden: TwoClasses
beforeAll(async () => {
  garden = await openTwoClasses(today)
})
afterAll(() => garden.house.close())

/** Somebody of a state, with a family and every question answered. */
async function childOf(status: string, given: Record<string, unknown> = {}): Promise<string> {
  const { id } = await make(garden.office.call, child, { status, entryDate: '2025-09-01', leaveDate: null, leaveType: null, ...given })
  await make(garden.office.call, link, { childId: id, canPickup: true })
  return id
}
const become = (id: string, status: string, more: object = {}) => garden.edit(child, id, { status, ...more })

const ways: Readonly<Record<string, readonly string[]>> = {
  10: ['20'],
  20: ['30', '40', '50', '60'],
  30: ['20', '40', '50', '60'],
  40: [],
  50: [],
  60: [],
}

describe.each(Object.entries(ways))('from state %s', (from, to) => {
  test.each(dictionaries.childStatus.items.map(({ value }) => value))('to %s', async (next) => {
    const answered = await become(await childOf(from), next)
    if (next === from || to.includes(next)) expect(answered).toMatchObject({ success: true, result: { status: next } })
    else expect(answered).toMatchObject({ success: false, problems: { status: { code: 'child.state' } } })
  })
})

describe('a child attends', () => {
  test('when the questions about allergies and consent are answered', async () => {
    const id = await childOf('10', { allergies: null, consents: null })
    expect((await become(id, '20')).problems).toMatchObject({
      allergies: { code: 'child.allergies-open' },
      consents: { code: 'child.consents-open' },
    })
    expect(await become(id, '20', { allergies: ['none'], consents: ['health'] })).toMatchObject({ success: true })
  })

  test('when somebody may pick it up', async () => {
    const { id } = await make(garden.office.call, child, { status: '10' })
    expect((await become(id, '20')).problems).toMatchObject({ status: { code: 'child.no-guardian' } })
    await make(garden.office.call, link, { childId: id, canPickup: false })
    expect((await become(id, '20')).problems).toMatchObject({ status: { code: 'child.no-guardian' } })
    await make(garden.office.call, link, { childId: id, canPickup: true, isPrimary: false })
    expect(await become(id, '20')).toMatchObject({ success: true })
  })

  test('from the first day on, when it is entered so with the same answers', async () => {
    const open = await valuesFor(garden.office.call, child, { status: '20', allergies: null })
    expect((await garden.office.call(at('POST', child, 'add'), open)).problems).toMatchObject({
      allergies: { code: 'child.allergies-open' },
    })
    expect(await garden.office.call(at('POST', child, 'add'), { ...open, allergies: ['none'] })).toMatchObject({ success: true })
  })

  test('again after a long leave, whatever was never asked', async () => {
    const id = await childOf('30', { allergies: null, consents: null })
    expect(await become(id, '20')).toMatchObject({ success: true })
  })
})

test('no allergies and an allergy are not both answered', async () => {
  const id = await childOf('20')
  expect((await garden.edit(child, id, { allergies: ['none', 'egg'] })).problems).toMatchObject({
    allergies: { code: 'child.allergies-none' },
  })
})

describe('a child leaves', () => {
  const times = async (childId: string) =>
    ((await garden.office.call(at('GET', enrolment, `list?childId=${childId}&column=beginDate&order=asc`))).result as { records: object[] })
      .records

  test('today where no day is named: the class ends with the day, and what would come after is not', async () => {
    const id = await childOf('20')
    await garden.enrol(id, garden.suns.classId, '2025-09-01', '2026-07-01')
    await garden.enrol(id, garden.moons.classId, '2026-07-02')
    expect(await become(id, '60')).toMatchObject({ success: true, result: { leaveDate: today, leaveType: 'withdraw' } })
    expect(await times(id)).toMatchObject([{ classId: garden.suns.classId, beginDate: '2025-09-01', endDate: today }])
    expect((await garden.queried(child, id)).classId).toBe(garden.suns.classId)
    await garden.begin('2026-03-03')
    expect((await garden.queried(child, id)).classId).toBeNull()
    await garden.begin(today)
  })

  test('on the day that is named, for the reason that is named', async () => {
    const id = await childOf('30')
    await garden.enrol(id, garden.suns.classId, '2025-09-01')
    const left = await become(id, '40', { leaveDate: '2026-02-27', leaveType: 'other' })
    expect(left).toMatchObject({ success: true, result: { leaveDate: '2026-02-27', leaveType: 'other' } })
    expect(await times(id)).toMatchObject([{ endDate: '2026-02-27' }])
    expect((await garden.queried(child, id)).classId).toBeNull()
    expect(await garden.edit(child, id, { leaveDate: '2026-02-20' })).toMatchObject({ success: true })
    expect(await times(id)).toMatchObject([{ endDate: '2026-02-20' }])
  })

  test('no earlier than it joined, and then stays in its class', async () => {
    const id = await childOf('20', { entryDate: '2026-03-01' })
    await garden.enrol(id, garden.suns.classId, '2026-03-01')
    expect((await become(id, '50', { leaveDate: '2026-02-27' })).problems).toMatchObject({ leaveDate: { code: 'field.order' } })
    expect(await times(id)).toMatchObject([{ endDate: null }])
  })
})

test('a queued edit of a state that is not allowed is refused like any other, and the edit after it of another field is applied', async () => {
  const { office } = garden
  const id = await childOf('60')
  const trunk = Number((await garden.queried(child, id)).rev)
  const back = office.op('child', id, 'edit', { status: '20' }, { trunk })
  const tag = office.op('child', id, 'edit', { healthTag: '哮喘' }, { trunk })
  expect((await office.send([back, tag])).settled).toMatchObject([
    { outcome: 'rejected', code: 'input.invalid', problems: { status: { code: 'child.state' } } },
    { outcome: 'applied' },
  ])
})
