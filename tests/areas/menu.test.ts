import { describe, expect, test } from 'vitest'
import { iconNamed } from '../../src/app/design/icons'
import { drawnMenu, landingOf, leavesOf, routesOf } from '../../src/app/shell/menu'
import { barOf, lineAt, recordsOf, tabsAt } from '../../src/app/shell/places/places'
import { catalogue } from '../../src/areas/areas'
import { type RoleCode, roles } from '../../src/areas/roles'
import { recordsPath } from '../../src/contract/menu'
import { noticesPath } from '../../src/contract/push'
import { product } from '../../src/product'
import { noMenuPlan } from '../../src/server/system/menu-plan'
import { isOwnScreen } from '../kit/own-screens'
import { holderOf, menuFor, roleMenu, shippedEntries } from '../kit/role-menu'
import { rolePermissions } from '../kit/role-permissions'

const everybody = Object.keys(roles) as RoleCode[]
const home = '/dashboard/analysis'
const administering: readonly RoleCode[] = ['admin', 'sysAdmin', 'accountAdmin']

/** What is in somebody's menu, in the bar of their phone, and under the records. */
function seenBy(...codes: RoleCode[]) {
  const menu = roleMenu(...codes)
  const routes = routesOf(menu)
  return {
    routes,
    lines: leavesOf(drawnMenu(menu)),
    bar: barOf(routes).map(({ short, title }) => (short ?? title).zh),
    records: recordsOf(routes, isOwnScreen).flatMap((group) => group.routes),
  }
}
const named = (...codes: RoleCode[]) => seenBy(...codes).lines.map(({ title }) => title.zh)

describe.each(everybody)('the menu of %s', (code) => {
  const { lines, bar, routes, records } = seenBy(code)

  test('holds no more than one takes in at a glance', () => {
    expect(lines.length).toBeLessThanOrEqual(administering.includes(code) ? 25 : 12)
    expect(new Set(lines.map(({ path }) => path)).size).toBe(lines.length)
  })

  test('has a bar of what is used all day, all of it in the menu', () => {
    expect(bar.length).toBeGreaterThanOrEqual(['guard', 'supplier', 'committee'].includes(code) ? 2 : 3)
    expect(bar.length).toBeLessThanOrEqual(4)
    const paths = new Set(lines.map(({ path }) => path))
    expect(barOf(routes).filter(({ path }) => !paths.has(path))).toEqual([])
    expect(bar.filter((word) => word.length > 3)).toEqual([])
  })

  test('leads to all the role may open: by a line, a tab, or the records', () => {
    const held = new Set<string>(rolePermissions(code))
    const may = (needs: string) => code === 'admin' || held.has(needs)
    const screens = catalogue.screens.filter(({ needs }) => may(needs)).map(({ path }) => path)
    const lists = Object.values(catalogue.resources)
      .filter(({ name, line }) => !line && may(catalogue.lists?.[name] ?? `${name}:list`))
      .map(({ name }) => `noun/${name}`)
    const found = routes.filter(
      (route) => route.path !== noticesPath && [...screens, ...lists].some((one) => one === route.path || one === route.component),
    )
    expect(found).toHaveLength(screens.length + lists.length)
    const lost = found.filter(
      (route) =>
        route.hidden &&
        tabsAt(routes, route.path).length === 0 &&
        !records.includes(route) &&
        // The bell and the badge of every page lead there.
        !['noun/announcement-send', 'sync/tray'].includes(route.component),
    )
    expect(lost).toEqual([])
    expect(records.length > 0).toBe(lines.some(({ path }) => path === recordsPath))
  })

  test('has a line for every screen one stands on', () => {
    const drawn = new Set(lines.map(({ path }) => path))
    for (const { path } of [...records, ...routes.filter((route) => tabsAt(routes, route.path).length > 0)])
      expect(drawn.has(lineAt(routes, path)?.path ?? ''), path).toBe(true)
  })
})

describe.each(everybody)('the foods of all orders together, for %s', (code) => {
  const { routes, records } = seenBy(code)
  const foods = routes.find(({ component }) => component === 'noun/food-order-line')

  test('are there for whoever may read orders, and for nobody else', () => {
    const mayRead = code === 'admin' || rolePermissions(code).includes('food-order:list')
    expect(foods?.path).toBe(mayRead ? '/canteen/food-order-line' : undefined)
  })

  test('are a tab beside the orders where these are in the menu, and else a table of the records', () => {
    if (!foods) return expect(records.map(({ path }) => path)).not.toContain('/canteen/food-order-line')
    const tabs = tabsAt(routes, foods.path).map(({ path, title }) => [path, title.zh])
    if (['buyer', 'canteenMgr', 'storekeeper', 'accountant'].includes(code))
      return expect(tabs).toEqual([
        ['/canteen/food-order', '采购'],
        ['/canteen/food-order-line', '采购明细'],
      ])
    expect(tabs).toEqual([])
    expect(records).toContain(foods)
  })
})

test('every entry has a picture the app knows, and none has that of another', () => {
  const icons = [...(product.menu ?? noMenuPlan).entries.values()].flatMap(({ stands }) => ('icon' in stands ? [stands.icon] : []))
  expect(icons.length).toBeGreaterThan(25)
  expect(new Set(icons).size).toBe(icons.length)
  expect(icons.filter((icon) => iconNamed(icon) === iconNamed('nobody drew this'))).toEqual([])
})

test('a tab belongs to a hub there is, and a group to the menu', () => {
  const plan = product.menu ?? noMenuPlan
  const paths = new Set(shippedEntries.map(({ url }) => url))
  for (const { stands } of plan.entries.values()) {
    if (stands.tabOf) expect(paths.has(stands.tabOf), stands.tabOf).toBe(true)
    if ('group' in stands) expect(plan.groups.some(({ id }) => id === stands.group)).toBe(true)
  }
})

describe('what roles come to', () => {
  test('who teaches lands on the roll call, and has no home beside it', () => {
    for (const code of ['headTeacher', 'teacher'] as const) {
      const { routes, bar } = seenBy(code)
      expect(landingOf(routes)?.path).toBe('/attendance/board')
      expect(named(code)).toEqual(['今日点名', '缺勤追查', '请假', '出勤月表', '幼儿', '班级', '我的通告', '记录'])
      expect(bar).toEqual(['点名', '追查', '请假', '幼儿'])
      expect(lineAt(routes, home)?.path).toBe('/attendance/board')
    }
  })

  test.each([
    ['nurseAide', '今日 幼儿 班级 我的通告 记录', '今日 幼儿 班级'],
    ['doctor', '今日 缺勤追查 请假 全园出勤 幼儿 周食谱 我的通告 记录', '今日 追查 出勤 幼儿'],
    ['principal', '今日 全园出勤 幼儿 班级 周食谱 留样检查 教职工 通告 园所 记录', '今日 出勤 幼儿 通告'],
    ['viceAdmin', '今日 全园出勤 幼儿 班级 周食谱 留样检查 教职工 通告 园所 记录', '今日 出勤 幼儿 通告'],
    ['canteenMgr', '今日 用餐人数 周食谱 菜品 今日留样 保存与销毁 冰箱测温 留样检查 采购 我的通告 记录', '今日 留样 测温 人数'],
    ['cook', '今日 用餐人数 周食谱 今日留样 保存与销毁 冰箱测温 我的通告 记录', '今日 留样 测温 人数'],
    ['foodOfficer', '今日 用餐人数 周食谱 保存与销毁 冰箱测温 留样检查 我的通告 记录', '今日 检查 测温 销毁'],
    ['storekeeper', '今日 用餐人数 周食谱 保存与销毁 冰箱测温 采购 我的通告 记录', '今日 销毁 测温 食谱'],
    ['buyer', '今日 用餐人数 周食谱 采购 我的通告 记录', '今日 人数 食谱 采购'],
    ['accountant', '今日 用餐人数 采购 我的通告 记录', '今日 人数 通告 采购'],
    ['regulator', '今日 全园出勤 班级 周食谱 留样检查 我的通告 记录', '今日 出勤 检查 食谱'],
  ] as const)('%s', (code, lines, bar) => {
    expect(named(code).join(' ')).toBe(lines)
    expect(seenBy(code).bar.join(' ')).toBe(bar)
  })

  test('of whoever has several roles all entries are there, and the first of the order decides the bar', () => {
    expect(new Set(named('principal', 'doctor'))).toEqual(new Set([...named('principal'), ...named('doctor')]))
    expect(seenBy('principal', 'doctor').bar).toEqual(seenBy('doctor').bar)
  })

  test('a role a house has made has what its rights open, as far as a menu goes, and the rest as records', () => {
    const few = leavesOf(drawnMenu(menuFor(holderOf(['kitchenhelp'], ['dish:list', 'fridge-temp:list']))))
    expect(few.map(({ title }) => title.zh)).toEqual(['今日', '菜品', '冰箱测温', '我的通告', '记录'])
    const many = menuFor(holderOf(['secretary'], rolePermissions('principal', 'canteenMgr')))
    expect(leavesOf(drawnMenu(many))).toHaveLength(12)
    expect(barOf(routesOf(many)).length).toBe(4)
  })
})

describe('an entry somebody has changed', () => {
  const changed = (id: string, values: object) =>
    leavesOf(
      drawnMenu(
        menuFor(
          holderOf(['principal'], rolePermissions('principal')),
          shippedEntries.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)),
        ),
      ),
    ).map(({ title }) => title.zh)

  test('is drawn for the roles it names, and for nobody when it is hidden', () => {
    expect(changed('noun.leave-request', { shown_to: 'principal' })).toContain('请假')
    expect(changed('noun.child', { hidden: true })).not.toContain('幼儿')
  })

  test('stands in the group it was moved to', () => {
    expect(changed('noun.child', { parent_id: 'module.recipe' })).toContain('幼儿')
    expect(changed('noun.child', { parent_id: 'module.recipe' }).at(-1)).toBe('幼儿')
  })
})

test('the address of a group whose entries all went elsewhere goes on leading to the first of them', () => {
  const routes = routesOf(roleMenu('admin'))
  for (const path of ['/garden', '/attendance', '/canteen', '/recipe', '/system', '/message', '/sync'])
    expect(
      routes.some((route) => route.path === path),
      path,
    ).toBe(true)
})
