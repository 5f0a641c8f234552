import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { make } from '../../../kit/make'
import { openTwoClasses, type TwoClasses } from '../../garden/server/two-classes'

const { child, guardian } = resources
const link = resources['child-guardian']
const today = '2026-03-02'
let garden: TwoClasses
let made = 0
beforeAll(async () => {
  garden = await openTwoClasses(today)
})
afterAll(() => garden.house.close())

const phoneAt = (at: number) => `1390000${String(at).padStart(4, '0')}`
/** A mother of two children of different classes, whose emergency number is hers; the younger has a grandmother's. */
async function family() {
  made += 10
  const phone = phoneAt(made)
  const mother = (await make(garden.office.call, guardian, { name: '李梅', phone, emergencyStays: null })).id
  const belongs = async (emergencyPhone: string, classId: string) => {
    const { id } = await make(garden.office.call, child, {
      ...{ status: '20', entryDate: '2025-09-01', leaveDate: null, leaveType: null },
      ...{ emergencyName: '李梅', emergencyPhone },
    })
    await garden.enrol(id, classId, '2025-09-01')
    await make(garden.office.call, link, { childId: id, guardianId: mother })
    return id
  }
  const elder = await belongs(phone, garden.suns.classId)
  const younger = await belongs('13855556666', garden.moons.classId)
  return { mother, phone, elder, younger, next: phoneAt(made + 1), third: phoneAt(made + 2) }
}
const numberOf = async (id: string) => (await garden.queried(child, id)).emergencyPhone

test('an emergency number that was the guardian’s is the new one, and any other stays', async () => {
  const { mother, elder, younger, next } = await family()
  expect(await garden.edit(guardian, mother, { phone: next })).toMatchObject({ success: true })
  expect([await numberOf(elder), await numberOf(younger)]).toEqual([next, '13855556666'])
})

test('where it is said that the old one stays, it stays; what else changes of a guardian touches no number', async () => {
  const { mother, phone, elder, next } = await family()
  await garden.edit(guardian, mother, { name: '李小梅' })
  expect(await numberOf(elder)).toBe(phone)
  await garden.edit(guardian, mother, { phone: next, emergencyStays: true })
  expect(await numberOf(elder)).toBe(phone)
})

test('of a child that has left the number stays as it was', async () => {
  const { mother, phone, elder, next } = await family()
  expect(await garden.edit(child, elder, { status: '60' })).toMatchObject({ success: true })
  await garden.edit(guardian, mother, { phone: next })
  expect(await numberOf(elder)).toBe(phone)
})

test('a number that changed twice without network is followed to the last one, as it is by one exchange', async () => {
  const { mother, phone, elder, next, third } = await family()
  const device = garden.office
  const one = device.op('guardian', mother, 'edit', { phone: next }, { trunk: 1, base: { phone } })
  const two = device.op('guardian', mother, 'edit', { phone: third }, { trunk: 1, prev: one.id })
  const { settled } = await device.send([one, two])
  expect(settled.map(({ outcome }) => outcome)).toEqual(['applied', 'applied'])
  expect(await numberOf(elder)).toBe(third)
})
