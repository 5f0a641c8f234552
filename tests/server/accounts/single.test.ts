import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import type { Row } from '../../../src/contract/resource'
import { systemPerson } from '../../../src/server/auth/system-person'
import { importSlices } from '../../../src/server/excel/import-rows'
import { openDevice } from '../../kit/browser/open-device'
import { at } from '../../kit/every-noun'
import { make, valuesFor } from '../../kit/make'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const profile = resources['kindergarten-profile']
let house: OpenHouse
let first: Row
let values: Record<string, unknown>
beforeAll(async () => {
  house = await openHouse(quietProduct([]), quietNow)
  const boss = await house.as('boss')
  values = await valuesFor(boss, profile)
  first = await make(boss, profile, values)
})
afterAll(() => house?.close())

const count = async () => ((await (await house.as('boss'))(at('GET', profile, 'list'))).result as { total: number }).total

test('a second profile of a kindergarten is refused by a call, in words that say what to do', async () => {
  const answered = await (await house.as('boss'))(at('POST', profile, 'add'), values, { 'x-language': 'zh-CN' })
  expect(answered).toMatchObject({ success: false, error: 'record.single', message: '“园所信息”只能有一条，请修改已有的那一条' })
  expect(await count()).toBe(1)
})

test('and by a sheet, which says why its row was not taken', async () => {
  const cells = Object.entries(profile.fields).map(([field, { label }]) => [label.zh, String(values[field] ?? '')] as const)
  const rows = [{ line: 2, cells: cells.map(([, cell]) => cell) }]
  const asked = { engine: house.engine, person: systemPerson(1), resource: profile, language: 'zh-CN' } as const
  const headings = cells.map(([name]) => name)
  for await (const { done, failed } of importSlices(asked, headings, [rows]))
    expect([done, failed.map(({ why }) => why)]).toEqual([1, ['“园所信息”只能有一条，请修改已有的那一条']])
})

test('and by a device, also two of them at the same time', async () => {
  const boss = await house.as('boss')
  await boss(at('DELETE', profile, `delete?id=${first.id}`))
  const devices = await Promise.all([openDevice(house, 'boss'), openDevice(house, 'boss'), openDevice(house, 'boss')])
  const replies = await Promise.all(devices.map((device, n) => device.send([device.op(profile.name, `profile-${n}`, 'add', values)])))
  const settled = replies.flatMap((reply) => reply.settled)
  expect(settled.map(({ outcome }) => outcome).sort()).toEqual(['applied', 'rejected', 'rejected'])
  expect(settled.filter(({ code }) => code === 'record.single')).toHaveLength(2)
  expect(await count()).toBe(1)
})

test('the one there is may be changed, and one that was removed makes room', async () => {
  const boss = await house.as('boss')
  const { records }: { records: readonly Row[] } = (await boss(at('GET', profile, 'list'))).result
  const id = records[0]?.id
  expect(await boss(at('PUT', profile, 'edit'), { id, shortName: '阳光' })).toMatchObject({ success: true })
  await boss(at('DELETE', profile, `delete?id=${id}`))
  expect(await boss(at('POST', profile, 'add'), values)).toMatchObject({ success: true })
})
