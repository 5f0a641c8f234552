import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../src/areas/areas'
import { type RoleCode, roles } from '../../src/areas/roles'
import { fieldGroups, groupsOf } from '../../src/contract/fields/field-group'
import type { Row } from '../../src/contract/resource'
import { at, everyNoun } from '../kit/every-noun'
import { make } from '../kit/make'
import { cellsTold, disagree, type Mark, marksOf, toldTo, type Way, ways } from '../kit/notices/told-to'
import { everyPermission, rolePermissions } from '../kit/role-permissions'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

const nouns = everyNoun.flatMap(([, resource]) => (groupsOf(resource.fields).length > 0 ? [resource] : []))
const lists = [...everyPermission.filter((one) => one.endsWith(':list')), 'handed-over:close']
const edits = nouns.flatMap(({ name, verbs }) => (verbs.includes('edit') ? [`${name}:edit`] : []))
/** Who sees and changes every row and reads no group, and who reads one of them. */
const readers = ['none', ...fieldGroups].map((group) => ({
  code: `reads_${group}`,
  name: { zh: group, en: group },
  dataScope: 'all' as const,
  permissions: [
    ...lists,
    ...edits,
    ...nouns.map(({ name }) => `${name}:${group}`).filter((one) => everyPermission.some((known) => known === one)),
  ],
}))
const codes = [...(Object.keys(roles) as RoleCode[]), ...readers.map(({ code }) => code)]
/** Who reads every group of what is about their own children, and edits it: the family of the children whose rows there are, and another one. */
const family = {
  code: 'reads_by_child',
  name: { zh: '家长', en: 'Family' },
  dataScope: 'child' as const,
  permissions: [...lists, ...edits, ...nouns.flatMap(({ name, fields }) => groupsOf(fields).map((group) => `${name}:${group}`))],
}
/** Nouns that are read by a child as well, of itself or of what they follow. */
const byChild = ['absence-trace', 'child', 'child-guardian', 'leave-request']
const heldBy = (code: string): ReadonlySet<string> =>
  new Set(readers.find((one) => one.code === code)?.permissions ?? rolePermissions(code as RoleCode))
const seesAll = (code: string) => readers.some((one) => one.code === code) || roles[code as RoleCode].dataScope === 'all'

/** Rows that devices still keep. */
const young: Readonly<Record<string, object>> = {
  'absence-trace': { firstDate: '2026-03-02', lastDate: null },
  'attendance-record': { date: '2026-03-02' },
  'leave-request': { fromDate: '2026-03-02', toDate: '2026-03-02' },
}

let house: OpenHouse
const marks: Mark[] = []
const ids = new Map<string, string>()
const children = new Set<string>()

beforeAll(async () => {
  const families = ['own', 'other'].map((which) => ({ username: `as_${which}_family`, roles: [family.code] }))
  const product = quietProduct([...codes.map((code) => ({ username: `as_${code}`, roles: [code] })), ...families])
  house = await openHouse({ ...product, roles: [...product.roles, ...readers, family] }, quietNow)
  const boss = await house.as('boss')
  await boss(at('POST', resources['school-day'], 'add'), { date: '2026-03-02', isOpen: true })
  for (const resource of nouns) {
    const made = await make(boss, resource, { ...young[resource.name] }, 'whole')
    const row: Row = (await boss(at('GET', resource, `queryById?id=${made.id}`))).result
    ids.set(resource.name, row.id)
    marks.push(...(await disagree(house, 'boss', resource, row)), ...marksOf(resource, row))
    if (byChild.includes(resource.name)) children.add(String(row.childId ?? row.id))
  }
  const other = await make(boss, resources.child, {}, 'whole')
  await isFamily(boss, 'as_own_family', [...children])
  await isFamily(boss, 'as_other_family', [String(other.id)])
})

/** Has an account be of somebody who looks after some children. */
async function isFamily(boss: Caller, username: string, childIds: readonly string[]): Promise<void> {
  const guardian = await make(boss, resources.guardian, { appUserId: `user.${username}` }, 'whole')
  for (const childId of childIds) await make(boss, resources['child-guardian'], { childId, guardianId: guardian.id }, 'whole')
}
afterAll(() => house?.close())

/** Ways in which whoever may read a group of a noun's rows, and sees all of them, is told it. */
function expected(noun: string, group: string): Way[] {
  const resource = nouns.find(({ name }) => name === noun)
  const isKept = resource?.offline.mode !== 'none'
  const isHeld =
    resource?.offline.mode === 'write' && marks.some((one) => one.noun === noun && one.group === group && one.text.startsWith('offered'))
  const isInSheet = !isHeld && marks.some((one) => one.noun === noun && one.group === group && resource?.fields[one.field]?.kind === 'text')
  return [
    'list',
    'record',
    ...(isInSheet ? (['sheet'] as const) : []),
    ...(isKept ? (['copy', 'feed'] as const) : []),
    ...(isHeld ? (['held'] as const) : []),
  ]
}

test('every noun that tells of somebody has its groups, and the rows have something in each', () => {
  expect(nouns.map(({ name, fields }) => `${name}: ${groupsOf(fields).join(' ')}`)).toEqual([
    'absence-trace: health',
    'attendance-record: health',
    'attendance-sheet: health',
    'child: health identity contact',
    'child-guardian: contact',
    'guardian: identity contact',
    'leave-request: health',
    'staff: contact',
    'staff-file: identity',
    'user: identity contact',
  ])
  expect(new Set(marks.map(({ noun }) => noun)).size).toBeGreaterThan(6)
})

describe.each(codes)('%s', (code) => {
  test('is told each group of each noun in every way there is, or in none', async () => {
    const held = heldBy(code)
    const told = cellsTold(nouns, await toldTo(house, `as_${code}`, nouns, { ids, marks }), marks)
    const cells = nouns.flatMap(({ name, fields }) => groupsOf(fields).map((group) => [name, group] as const))
    for (const [noun, group] of cells) {
      const may = held.has(`${noun}:list`) && held.has(`${noun}:${group}`)
      const found = ways.filter((way) => told.has(`${noun}:${group} by ${way}`))
      if (!may) expect(found, `${noun}:${group}`).toEqual([])
      else if (seesAll(code)) expect(found, `${noun}:${group}`).toEqual(expect.arrayContaining(expected(noun, group)))
    }
  })
})

describe('a family', () => {
  const cells = nouns.flatMap(({ name, fields }) => (byChild.includes(name) ? groupsOf(fields).map((group) => [name, group] as const) : []))
  const toldAs = async (username: string) => {
    const told = await toldTo(house, username, nouns, { ids, marks })
    return { told, cells: cellsTold(nouns, told, marks) }
  }

  test('is told what is about its own children in every way there is', async () => {
    const found = (await toldAs('as_own_family')).cells
    for (const [noun, group] of cells)
      expect(
        ways.filter((way) => found.has(`${noun}:${group} by ${way}`)),
        `${noun}:${group}`,
      ).toEqual(expect.arrayContaining(expected(noun, group)))
    expect([...found].filter((cell) => cell.startsWith('attendance-record'))).toEqual([])
  })

  test('is told nothing of the children of others', async () => {
    const { told } = await toldAs('as_other_family')
    for (const { noun, way, text, rows } of told.filter((one) => byChild.includes(one.noun))) {
      const foreign = rows.filter((row) => [...children].includes(String(row.childId ?? row.id)) || row.id === ids.get(noun))
      expect(foreign, `${noun} by ${way}`).toEqual([])
      expect(
        marks.filter((mark) => mark.noun === noun && text.includes(mark.text)),
        `${noun} by ${way}`,
      ).toEqual([])
    }
  })
})
