import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import { plainQuery } from '../../../src/contract/query'
import type { Row } from '../../../src/contract/resource'
import type { Person } from '../../../src/server/auth/person'
import { systemPerson } from '../../../src/server/auth/system-person'
import { exportRows } from '../../../src/server/excel/export-rows'
import { rowsOfPart } from '../../../src/server/excel/open-sheets'
import { checkSheet } from '../../../src/server/sheet/check-sheet'
import { templateOfNoun } from '../../../src/server/sheet/noun-template'
import { make } from '../../kit/make'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const [group, staff] = [resources.class, resources.staff]
const all = systemPerson(1)
let house: OpenHouse
let boss: Awaited<ReturnType<OpenHouse['as']>>
let led: Row
let teacher: Row
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
})
afterAll(() => house.close())
beforeEach(async () => {
  teacher = await make(boss, staff)
  led = await make(boss, group, { headTeacherId: teacher.id })
})

async function taken(person: Person) {
  const query = plainQuery(1, [{ field: 'id', rule: 'eq', value: led.id }])
  const file = await exportRows(house.engine, person, group, { query, language: 'zh-CN', format: 'xlsx' })
  const { headings, parts } = await house.engine.sheets.read(file)
  const [line] = parts.flatMap(rowsOfPart)
  return { portion: { headings, lines: line ? [line] : [] }, cell: line?.cells[headings.indexOf('班主任')] }
}
const outcome = async (person: Person, portion: Awaited<ReturnType<typeof taken>>['portion']) =>
  (await checkSheet({ engine: house.engine, person, template: templateOfNoun(group, person) }, portion)).lines.map((one) => one.outcome)

test('a row is called by its name, and by what tells it apart where another one is called so', async () => {
  expect((await taken(all)).cell).toBe(teacher.name)
  await make(boss, staff, { name: teacher.name })
  const { cell, portion } = await taken(all)
  expect(cell).toBe(`${teacher.name} (${teacher.staffNo})`)
  expect(await outcome(all, portion)).toEqual(['same'])
})

test('a row that is gone is still the one that was referred to: what was not changed is not refused', async () => {
  await sql`update staff set gone = true where id = ${teacher.id}`.execute(house.engine.databases.owner)
  const { cell, portion } = await taken(all)
  expect(cell).toBe(`${teacher.name} (${teacher.id})`)
  expect(await outcome(all, portion)).toEqual(['same'])
  const changed = portion.lines.map(({ line, cells }) => ({ line, cells: cells.map((text) => (text === led.name ? `${text}二` : text)) }))
  expect(await outcome(all, { ...portion, lines: changed })).toEqual(['wrong'])
})

test('to whoever may not list rows none is named, and nothing is lost by the cell that stays empty', async () => {
  const person = { ...all, granted: new Set(['class:list', 'class:add', 'school-year:list']) }
  const { cell, portion } = await taken(person)
  expect(cell).toBe('')
  expect(await outcome(person, portion)).toEqual(['same'])
})
