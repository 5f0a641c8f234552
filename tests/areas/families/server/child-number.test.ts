import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { birthdayOf, sexOf } from '../../../../src/contract/rules/id-card'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { make, valuesFor } from '../../../kit/make'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow, quietProduct } from '../../../kit/server/quiet-house'

const { child } = resources
// A made-up number: there is no area 990000.
const number = '990000202103050014'
const born = { birthday: birthdayOf(number), sex: sexOf(number) }
const otherSex = born.sex === '1' ? '2' : '1'

let house: OpenHouse
let boss: OpenDevice
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await openDevice(house, 'boss')
})
afterAll(() => house.close())

const add = async (given: Record<string, unknown>) => boss.call(at('POST', child, 'add'), await valuesFor(boss.call, child, given))
const known = async (given: Record<string, unknown> = {}) =>
  (await make(boss.call, child, { ...born, idType: '1', idNo: number, ...given })).id
const edit = (id: string, patch: object) => boss.call(at('PUT', child, 'edit'), { id, ...patch })

describe('the number of an identity card', () => {
  test('is taken when it is right, and may be empty', async () => {
    expect(await add({ ...born, idType: '1', idNo: number })).toMatchObject({ success: true })
    expect(await add({ ...born, idType: '1', idNo: null })).toMatchObject({ success: true })
  })

  test.each(['123', `${number.slice(0, 17)}X`, 'ABCDEFGHIJKLMNOPQR'])('is refused when it is none: %s', async (idNo) => {
    expect((await add({ ...born, idType: '1', idNo })).problems).toMatchObject({ idNo: { code: 'rule.idCard' } })
  })

  test('of another document follows no rule', async () => {
    expect(await add({ ...born, idType: '3', idNo: 'E12345678' })).toMatchObject({ success: true })
  })

  test('that stands there is held against what is changed later', async () => {
    const id = await known()
    expect((await edit(id, { birthday: '2021-03-06' })).problems).toMatchObject({ birthday: { code: 'child.id-birthday' } })
    expect((await edit(id, { sex: otherSex })).problems).toMatchObject({ sex: { code: 'child.id-sex' } })
    expect(await edit(id, { idType: '9', birthday: '2021-03-06' })).toMatchObject({ success: true })
    expect((await edit(id, { idType: '1' })).problems).toMatchObject({ birthday: { code: 'child.id-birthday' } })
    expect(await edit(id, { idType: '1', birthday: born.birthday })).toMatchObject({ success: true })
  })

  test('that was wrong already keeps nobody from changing something else', async () => {
    const { id } = await make(boss.call, child, { ...born, idType: '9', idNo: '123' })
    expect((await edit(id, { idType: '1' })).problems).toMatchObject({ idNo: { code: 'rule.idCard' } })
    const { databases } = house.engine
    await databases.tenant(1).updateTable('child').set({ id_type: '1' }).where('id', '=', id).execute()
    expect(await edit(id, { mealPlan: 'LUNCH' })).toMatchObject({ success: true })
  })

  test('is stored sealed and shown masked after all this', async () => {
    const id = await known()
    await edit(id, { nickName: '豆豆' })
    const { result } = await boss.call(at('GET', child, `queryById?id=${id}`))
    expect((result as { idNo: string }).idNo).toMatch(/^990\*+0014$/)
    const [row] = await house.engine.databases.tenant(1).selectFrom('child').select('id_no').where('id', '=', id).execute()
    expect(String(row?.id_no)).not.toContain(number)
  })
})
