import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { label } from '../../../src/contract/label'
import { settle } from '../../../src/server/seed/settle'
import { menuPlanOf } from '../../../src/server/system/menu-plan'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

const { catalogue } = tinyProduct
const said = { groups: { desk: label('桌', 'Desk') }, roleOrder: ['clerk'] }
/** The product of before said nothing of its menu; the one of now has one entry, a tab in it, and tables. */
const paper = { group: 'desk', order: 1, icon: 'mail', label: label('来文', 'Papers'), for: ['clerk'] }
const grown = {
  ...tinyProduct,
  menu: menuPlanOf(catalogue, [{ paper, folder: { order: 2, tabOf: '/desk/paper' } } as object], said),
}

let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(tinyProduct)
  boss = await house.as('boss')
})
afterAll(() => house.close())

const edit = async (values: object) => expect(await boss('PUT /sys/permission/edit', values)).toMatchObject({ success: true })

async function standing(id: string) {
  const { rows } = await sql<{ name: string; icon: string; hidden: boolean; shown_to: string | null; tab_of: string | null }>`
    select name, icon, hidden, shown_to, tab_of from permission where tenant_id = 1 and id = ${id}`.execute(house.engine.databases.owner)
  return rows[0]
}

test('an entry nobody has changed stands in the menu as the new release has it, and what somebody changed of it stays', async () => {
  await edit({ id: 'noun.paper', name: '我的文件' })
  expect(await standing('noun.paper')).toMatchObject({ icon: 'table', hidden: false, shown_to: null })
  await settle(house.engine, grown)
  expect(await standing('noun.paper')).toEqual({ name: '我的文件', icon: 'mail', hidden: false, shown_to: 'clerk', tab_of: null })
  expect(await standing('noun.folder')).toMatchObject({ hidden: false, tab_of: '/desk/paper' })
  expect(await standing('noun.role')).toMatchObject({ hidden: true })
})

test('what an administrator says of whose entry it is outlives every start', async () => {
  await edit({ id: 'noun.paper', shownTo: 'clerk,porter' })
  await edit({ id: 'noun.role', hidden: false })
  await settle(house.engine, grown)
  expect(await standing('noun.paper')).toMatchObject({ shown_to: 'clerk,porter' })
  expect(await standing('noun.role')).toMatchObject({ hidden: false })
})

test('a menu that names what is no noun is refused, and so is a place two areas claim', () => {
  expect(() => menuPlanOf(catalogue, [{ papper: paper } as object], said)).toThrow('no such noun in the menu: papper')
  expect(() => menuPlanOf(catalogue, [{ paper } as object, { paper } as object], said)).toThrow('two areas name the same place')
})
