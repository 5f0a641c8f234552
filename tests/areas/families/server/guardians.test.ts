import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { openTwoClasses, type TwoClasses } from '../../garden/server/two-classes'

const { child, guardian } = resources
const link = resources['child-guardian']
const today = '2026-03-02'
let garden: TwoClasses
beforeAll(async () => {
  garden = await openTwoClasses(today)
})
afterAll(() => garden.house.close())

const childIn = async (classId: string): Promise<string> => {
  const { id } = await make(garden.office.call, child)
  await garden.enrol(id, classId, '2025-09-01')
  return id
}

describe('who looks after children of two classes', () => {
  /** What the devices of both teachers say of the guardian of a link. */
  const contacts = (links: readonly string[]) =>
    Promise.all(
      [garden.suns, garden.moons].map(async ({ device }) => {
        const found = (await device.snapshot()).filter((one) => one.noun === 'child-guardian' && links.includes(one.id))
        return found.map(({ row }) => [row?.name, row?.phone])
      }),
    )

  test('can be called by both teachers, also under a new number', async () => {
    const { id: guardianId } = await make(garden.office.call, guardian, { name: '李梅', phone: '13900001111' })
    const [elder, younger] = [await childIn(garden.suns.classId), await childIn(garden.moons.classId)]
    const links = [
      (await make(garden.office.call, link, { childId: elder, guardianId })).id,
      (await make(garden.office.call, link, { childId: younger, guardianId })).id,
    ]
    expect(await contacts(links)).toEqual([[['李梅', '13900001111']], [['李梅', '13900001111']]])
    expect(await garden.edit(guardian, guardianId, { name: '李小梅', phone: '13900002222' })).toMatchObject({ success: true })
    expect(await contacts(links)).toEqual([[['李小梅', '13900002222']], [['李小梅', '13900002222']]])
  })

  test('can be called as well where the link was made by an earlier release', async () => {
    const { id } = await make(garden.office.call, link, { childId: await childIn(garden.suns.classId) })
    const was = await garden.queried(link, id)
    await sql`update child_guardian set name = null, phone = null where id = ${id}`.execute(garden.house.engine.databases.tenant(1))
    await garden.begin(today)
    expect(await contacts([id])).toEqual([[[was.name, was.phone]], []])
    expect(was.phone).toMatch(/^139\d{8}$/)
  })
})

describe('who is called first', () => {
  const linked = async (childId: string, isPrimary: boolean) => (await make(garden.office.call, link, { childId, isPrimary })).id
  const first = async (childId: string) =>
    (
      (await garden.office.call(at('GET', link, `list?childId=${childId}&isPrimary=true`))).result as { records: { id: string }[] }
    ).records.map(({ id }) => id)
  const remove = (id: string) => garden.office.call(at('DELETE', link, `delete?id=${id}`))

  test('is the first one entered, until another takes the place', async () => {
    const { id } = await make(garden.office.call, child)
    const mother = await linked(id, false)
    expect(await first(id)).toEqual([mother])
    const father = await linked(id, false)
    expect(await first(id)).toEqual([mother])
    expect(await garden.edit(link, father, { isPrimary: true })).toMatchObject({ success: true })
    expect(await first(id)).toEqual([father])
  })

  test('stays so until somebody else is: neither taken back nor removed while others are there', async () => {
    const { id } = await make(garden.office.call, child)
    const [mother, father] = [await linked(id, true), await linked(id, false)]
    expect((await garden.edit(link, mother, { isPrimary: false })).problems).toMatchObject({ isPrimary: { code: 'guardian.primary' } })
    expect((await remove(mother)).problems).toMatchObject({ isPrimary: { code: 'guardian.primary' } })
    expect(await first(id)).toEqual([mother])
    expect(await remove(father)).toMatchObject({ success: true })
    expect(await remove(mother)).toMatchObject({ success: true })
  })
})

describe('the order in which a family is called', () => {
  const family = async (count: number) => {
    const { id } = await make(garden.office.call, child)
    const links: string[] = []
    for (let at = 0; at < count; at++) links.push((await make(garden.office.call, link, { childId: id, isPrimary: false })).id)
    return { id, links }
  }
  type Link = { id: string; place: number | null; isPrimary: boolean }
  /** Which of the links stand at which places, and which of them is called first. */
  const order = async ({ id, links }: { id: string; links: readonly string[] }) => {
    const { result } = await garden.office.call(at('GET', link, `list?childId=${id}&column=place&order=asc`))
    const { records } = result as { records: Link[] }
    expect(records.map(({ place, isPrimary }) => [place, isPrimary])).toEqual(records.map((_, place) => [place + 1, place === 0]))
    return records.map((one) => links.indexOf(one.id))
  }
  const put = (of: { links: readonly string[] }, one: number, place: number) => garden.edit(link, of.links[one] ?? '', { place })

  test('is the one they were entered in', async () => {
    expect(await order(await family(3))).toEqual([0, 1, 2])
  })

  test.each([
    ['to the front', 2, 1, [2, 0, 1]],
    ['up', 2, 2, [0, 2, 1]],
    ['from the front, where the next one is called first then', 0, 3, [1, 2, 0]],
    ['behind all', 1, 99, [0, 2, 1]],
    ['nowhere else', 1, 2, [0, 1, 2]],
  ])('changes as one is put %s', async (_, one, place, expected) => {
    const of = await family(3)
    expect(await put(of, one, place)).toMatchObject({ success: true })
    expect(await order(of)).toEqual(expected)
  })

  test('begins with whoever is made the one to be called first', async () => {
    const of = await family(3)
    await garden.edit(link, of.links[2] ?? '', { isPrimary: true })
    expect(await order(of)).toEqual([2, 0, 1])
  })

  test('is kept where anything else of a link changes', async () => {
    const of = await family(2)
    await garden.edit(link, of.links[1] ?? '', { canPickup: false })
    expect(await order(of)).toEqual([0, 1])
  })

  test('is given to families entered before there was any, at the first change', async () => {
    const of = await family(3)
    await sql`update child_guardian set place = null where child_id = ${of.id}`.execute(garden.house.engine.databases.tenant(1))
    expect(await put(of, 2, 2)).toMatchObject({ success: true })
    expect((await order(of))[0]).toBe(0)
  })
})
