import { permissionsOf } from '../../contract/access'
import { type Catalogue, moduleOf } from '../../contract/catalogue'
import type { Flow } from '../../contract/flow'
import { giveAll } from '../../contract/grant'
import { type Label, label } from '../../contract/label'
import { isTabOnly } from '../../contract/menu'
import { forgetRight } from '../../contract/recycle-bin/recycle-bin'
import type { Resource, ValuesIn } from '../../contract/resource'
import { rightsAskedOf } from '../../contract/sync/line'
import { beginRight } from '../../contract/system/house'
import { tryRight } from '../../contract/system/infrastructure/data-source'
import { planRight, runRight } from '../../contract/system/job-action'
import { shareViewRight } from '../../contract/system/list-view'
import type { Permission } from '../../contract/system/permission'
import { discardRight, unsentImportRight } from '../../contract/system/unsent-import'
import { type MenuPlan, noMenuPlan, orderIn } from '../system/menu-plan'
import type { Given } from './fill'
import { menuId } from './menu-id'
import { modulePage, nounComponent, nounPage } from './noun-page'

const verbOf = (code: string): string => code.split(':')[1] ?? ''

const verbLabels: Readonly<Record<string, Label>> = {
  list: label('查看', 'View'),
  add: label('新增', 'Add'),
  edit: label('编辑', 'Edit'),
  remove: label('删除', 'Delete'),
  adjust: label('增减', 'Adjust'),
  resolve: label('处理冲突', 'Decide clashes'),
  health: label('查看健康信息', 'See health'),
  identity: label('查看证件与身份信息', 'See identity'),
  contact: label('查看联系方式', 'See how to reach them'),
  money: label('查看金额', 'See amounts of money'),
  salary: label('查看薪资', 'See pay'),
  [planRight]: label('停止任务与修改时间', 'Stop jobs and change their times'),
  [tryRight]: label('测试连接', 'Try the connection'),
  [runRight]: label('立即运行与取消', 'Run now and cancel'),
  [shareViewRight]: label('设为全园共用', 'Share with the house'),
  [beginRight]: label('移除演示数据，开始建立本园', 'Remove the demonstration and begin an own house'),
  [unsentImportRight]: label('导入文件', 'Bring files'),
  [verbOf(forgetRight)]: label('彻底删除', 'Delete for good'),
  [discardRight]: label('退出时放弃未发送内容', 'Discard unsent work when leaving'),
}

type Entry = Partial<ValuesIn<typeof Permission>> & { readonly name: string }
/** A menu entry or button as it is given to a house. */
export type GivenEntry = { readonly id: string; readonly values: Entry }

const given = (id: string, values: Entry): GivenEntry => ({
  id,
  values: { menuType: '1', permsType: '1', status: '1', route: true, ...values },
})

/**
 * Where the product wants an entry: called and drawn as it says, or as a tab. What it names nowhere stands under the records, unless it says
 * nothing of its menu at all.
 */
function standing(id: string, plan: MenuPlan): Partial<Entry> {
  const stands = plan.entries.get(id)?.stands
  if (!stands) return plan.groups.length > 0 ? { hidden: true } : {}
  const { label: name, tabOf = null } = stands
  return {
    ...(name ? { name: name.zh, nameEn: name.en } : {}),
    ...(isTabOnly(stands) ? {} : { icon: stands.icon, shownTo: stands.for?.join(',') ?? null }),
    tabOf,
    sortNo: orderIn(plan, stands),
  }
}

/** The entry of a right, below what it is used on. `said`: what it is called, where that is not the word of its verb. */
function button(code: string, parentId: string, of: Label, order: number, said?: Label): GivenEntry {
  const verb = said ?? verbLabels[verbOf(code)] ?? label(verbOf(code), verbOf(code))
  return given(code, {
    name: `${of.zh}·${verb.zh}`,
    nameEn: `${of.en}: ${verb.en}`,
    parentId,
    menuType: '2',
    perms: code,
    sortNo: order + 1,
    route: false,
  })
}

/** The menu entry of a noun, and a button for each of its permissions. */
export function nounEntries(resource: Resource, flow: Flow | undefined, sortNo: number, plan: MenuPlan): GivenEntry[] {
  const { name: noun, label: name } = resource
  const menu = given(menuId.noun(noun), {
    name: name.zh,
    nameEn: name.en,
    parentId: menuId.module(moduleOf(resource)),
    url: nounPage(resource),
    component: nounComponent(noun),
    icon: 'table',
    sortNo,
    perms: null,
    ...standing(menuId.noun(noun), plan),
  })
  const buttons = permissionsOf(resource, flow).map((code, order) =>
    button(code, menuId.noun(noun), name, order, flow?.moves[verbOf(code)]?.label),
  )
  return [menu, ...buttons]
}

/** A group of the menu, by the module part of the paths of what stands in it. */
export const groupEntry = (module: string, { label: name, icon }: Catalogue['modules'][string], sortNo: number): GivenEntry =>
  given(menuId.module(module), {
    name: name.zh,
    nameEn: name.en,
    menuType: '0',
    url: modulePage(module),
    component: 'layouts/RouteView',
    icon,
    sortNo,
  })

/** Rights that are of no noun, below the screens they are used on. */
const ofNoNoun = ({ screens }: Catalogue): Given[] =>
  screens.flatMap(({ path, label: name, rights = [] }) => rights.map((code, order) => button(code, menuId.screen(path), name, order)))

/** Every menu entry and button that follows from the nouns, and screens, under ids that never change. Groups and nouns stand by their names. */
export function entriesOf(catalogue: Catalogue, plan = noMenuPlan): Given[] {
  const groups = Object.entries(catalogue.modules).sort(([one], [two]) => (one < two ? -1 : 1))
  const modules = groups.map(([module, facts], at) => groupEntry(module, facts, at + 1))
  const screens = catalogue.screens.map((screen, at) =>
    given(menuId.screen(screen.path), {
      name: screen.label.zh,
      nameEn: screen.label.en,
      parentId: menuId.module(screen.module),
      url: screen.path,
      component: screen.component,
      icon: screen.icon,
      sortNo: at + 1,
      ...standing(menuId.screen(screen.path), plan),
    }),
  )
  const everything = given('*', { name: '全部权限', nameEn: 'Everything', menuType: '2', perms: '*', sortNo: 9999, route: false })
  const giving = given(giveAll, {
    name: '授予自己没有的权限',
    nameEn: 'Give what one does not hold',
    menuType: '2',
    perms: giveAll,
    sortNo: 9998,
    route: false,
  })
  return [
    ...modules,
    ...screens,
    ...Object.values(catalogue.resources)
      .filter((resource) => rightsAskedOf(resource) === undefined)
      .sort((one, two) => (one.name < two.name ? -1 : 1))
      .flatMap((resource, at) => nounEntries(resource, catalogue.flows[resource.name], 1000 + at, plan)),
    ...ofNoNoun(catalogue),
    giving,
    everything,
  ]
}

/** Entries a role of these permission codes is given: the buttons, and the menus whose rows or screens they open. */
export function entriesFor(catalogue: Catalogue, codes: readonly string[], all = entriesOf(catalogue)): string[] {
  const held = new Set(codes)
  if (held.has('*')) return all.map((entry) => entry.id)
  const holds = (code: string) => held.has(code) || held.has(`${code.split(':')[0]}:*`)
  const buttons = all.filter((entry) => entry.values.menuType === '2' && holds(entry.id)).map((entry) => entry.id)
  const menus = Object.keys(catalogue.resources)
    .filter((noun) => holds(catalogue.lists?.[noun] ?? `${noun}:list`))
    .map(menuId.noun)
  const screens = catalogue.screens.filter((screen) => holds(screen.needs)).map((screen) => menuId.screen(screen.path))
  return [...buttons, ...menus, ...screens]
}
