import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../src/contract/resource'
import { isRestorable } from '../../src/contract/sync/may-restore'
import { at, madeNouns } from '../kit/every-noun'
import { make } from '../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
})
afterAll(() => house?.close())

/** A row as people see it: without its version, and who touched it last. */
const visible = ({ rev: _, updateBy: __, updateTime: ___, updateBy_dictText: ____, ...row }: Row) => row

describe.each(madeNouns.filter(([, resource]) => isRestorable(resource)))('%s', (_, resource) => {
  test('that is removed by mistake comes back as it was', async () => {
    const { id } = await make(boss, resource, {}, 'whole')
    const { result: before } = await boss(at('GET', resource, `queryById?id=${id}`))
    expect(await boss(at('DELETE', resource, `delete?id=${id}`))).toMatchObject({ success: true })
    const { records } = (await boss(at('GET', resource, 'removed?pageSize=100'))).result as { records: Row[] }
    expect(records.map((row) => row.id)).toContain(id)
    expect(await boss(at('PUT', resource, 'restore'), { ids: id })).toMatchObject({ success: true })
    const { result: after } = await boss(at('GET', resource, `queryById?id=${id}`))
    expect(visible(after)).toEqual(visible(before))
  })
})
