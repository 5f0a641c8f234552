import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FieldFacts } from '../../src/contract/field'
import { kindOf } from '../../src/contract/fields/kind'
import { plainQuery } from '../../src/contract/query'
import type { Resource, Row } from '../../src/contract/resource'
import type { SheetPortion } from '../../src/contract/sheet/checked-sheet'
import { systemPerson } from '../../src/server/auth/system-person'
import { columnOf, tableOf } from '../../src/server/db/column'
import { exportRows } from '../../src/server/excel/export-rows'
import { rowsOfPart, type SheetFormat } from '../../src/server/excel/open-sheets'
import { findRow } from '../../src/server/resource/list'
import { sameInCell } from '../../src/server/sheet/alike-rows'
import { checkSheet } from '../../src/server/sheet/check-sheet'
import { templateOfNoun } from '../../src/server/sheet/noun-template'
import { readLines } from '../../src/server/sheet/read-lines'
import { everyNoun, madeNouns, writable } from '../kit/every-noun'
import { make } from '../kit/make'
import { type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

let house: OpenHouse
let boss: Awaited<ReturnType<OpenHouse['as']>>
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
})
afterAll(() => house.close())

const person = systemPerson(1)
/** A noun there is one row of is no list, and comes from no sheet. */
const brought = madeNouns.filter(([, resource]) => !resource.single)
const files = [
  ['zh-CN', 'xlsx'],
  ['en', 'xls'],
] as const

/** A row of each noun with every field filled in, by the noun. */
const made = new Map<string, string>()

const importOf = (resource: Resource) => ({ engine: house.engine, person, template: templateOfNoun(resource, person) })

async function exported(resource: Resource, id: string, language: 'zh-CN' | 'en', format: SheetFormat): Promise<SheetPortion> {
  const query = plainQuery(1, [{ field: 'id', rule: 'eq', value: id }])
  const { headings, parts } = await house.engine.sheets.read(await exportRows(house.engine, person, resource, { query, language, format }))
  return { headings, lines: parts.flatMap(rowsOfPart) }
}

const stands = async (resource: Resource, id: string): Promise<Row> => {
  const row = await findRow(house.engine, person, resource, id)
  if (!row) throw new Error(`${resource.name} ${id} is gone`)
  return row
}
const isCell = ([, facts]: readonly [string, FieldFacts]) => !kindOf(facts)?.apart

/** What the line of a row means otherwise than the row says: nothing, or something is lost. */
async function lostOf(resource: Resource, row: Row, portion: SheetPortion): Promise<string[]> {
  const values = (await readLines(importOf(resource), portion)).lines[0]?.values.get(resource.name) ?? {}
  return writable(resource.fields)
    .filter((one) => isCell(one) && !sameInCell(row[one[0]], values[one[0]]))
    .map(([field]) => `${field}: ${JSON.stringify(row[field])} is read as ${JSON.stringify(values[field])}`)
}

async function comesBack(resource: Resource, language: 'zh-CN' | 'en', format: SheetFormat) {
  const id = made.get(resource.name) ?? ''
  const row = await stands(resource, id)
  const portion = await exported(resource, id, language, format)
  const { lines } = await checkSheet(importOf(resource), portion)
  const told = lines.map(({ outcome, problems }) => [
    outcome,
    ...problems.map(({ heading, code, value }) => `${heading.zh} ${value} ${code}`),
  ])
  expect({ told, lost: await lostOf(resource, row, portion) }).toEqual({ told: [['same']], lost: [] })
  return portion
}

describe.each(brought)('%s', (noun, resource) => {
  beforeAll(async () => {
    made.set(noun, (await make(boss, resource, {}, 'whole')).id)
  })

  test.each(files)('comes back as it went out, in %s as .%s: nothing is new, nothing refused, nothing lost', async (language, format) => {
    await comesBack(resource, language, format)
  })
})

describe('where names are hard', () => {
  const hard = '甲、"乙", 丙 (1)'
  const isFree = ({ fields, title }: Resource) =>
    fields[title]?.kind === 'text' && !fields[title]?.unique && fields[title]?.rule === undefined

  /** Every choice of a dictionary is called the same, and so is every row whose title is its own; names have all that parts cells. */
  beforeAll(async () => {
    const { owner } = house.engine.databases
    await sql`update dict_item set item_text = ${hard}, item_text_en = ${hard} where tenant_id = 1`.execute(owner)
    for (const [noun, { fields, title, ...more }] of everyNoun)
      if (isFree({ fields, title, ...more }))
        await sql`update ${sql.table(tableOf(noun))} set ${sql.ref(columnOf(title))} = ${hard.slice(0, fields[title]?.max)} where tenant_id = 1`.execute(
          owner,
        )
    house.engine.dictionaries.forget(1)
  })

  test.each(brought)('%s comes back as it went out', async (_noun, resource) => {
    for (const [language, format] of files) await comesBack(resource, language, format)
  })
})
