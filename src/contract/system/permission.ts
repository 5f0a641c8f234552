import { amount, boolean, dict, optional, ref, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    permission: typeof Permission
  }
}

/** A menu entry or a button. What `perms` names is what a person must hold to see or press it. */
export const Permission = defineResource({
  name: 'permission',
  label: label('菜单权限', 'Menu and permission'),
  path: '/sys/permission',
  fields: {
    name: text('菜单名称', 'Name', { max: 60, english: 'nameEn' }),
    nameEn: optional(text('英文名称', 'English name', { max: 60 })),
    parentId: optional(ref('permission', '上级菜单', 'Parent')),
    menuType: dict('menu_type', '菜单类型', 'Type', { initial: '0' }),
    url: optional(text('路径', 'Path', { max: 200 })),
    component: optional(text('前端组件', 'Component', { max: 200 })),
    redirect: optional(text('默认跳转', 'Redirect', { max: 200 })),
    perms: optional(text('授权标识', 'Permission code', { max: 100, unique: true })),
    permsType: optional(dict('global_perms_type', '授权策略', 'Strategy', { initial: '1' })),
    icon: optional(text('图标', 'Icon', { max: 60, icon: true })),
    sortNo: amount('排序', 'Order', { initial: 1, summed: false }),
    route: boolean('是否路由菜单', 'Has a route', { initial: true }),
    hidden: boolean('隐藏路由', 'Hidden', { initial: false }),
    keepAlive: boolean('是否缓存路由', 'Keep alive', { initial: false }),
    alwaysShow: boolean('聚合路由', 'Always show', { initial: false }),
    internalOrExternal: boolean('外部打开', 'Opens outside', { initial: false }),
    status: dict('valid_status', '状态', 'Status', { initial: '1', switched: ['1', '0'] }),
    // Codes of roles with commas between them; all who may open it where it is empty.
    shownTo: optional(text('作为菜单项显示给的角色', 'In the menu of these roles', { max: 400 })),
    // Address of the screen whose tab it is for everybody else.
    tabOf: optional(text('作为页签属于', 'Tab of', { max: 200 })),
  },
  placedBy: 'sortNo',
  card: { facts: ['menuType', 'url', 'perms'] },
  title: 'name',
  list: ['name', 'menuType', 'url', 'icon', 'component', 'sortNo', 'status'],
  search: ['name', 'url', 'perms'],
  form: [
    ['name', 'nameEn'],
    ['menuType', 'parentId'],
    ['url', 'component'],
    ['perms', 'permsType'],
    ['icon', 'sortNo'],
    ['route', 'hidden'],
    ['keepAlive', 'alwaysShow'],
    ['internalOrExternal', 'status'],
    ['shownTo', 'tabOf'],
  ],
})

/** The permissions an entry names: one, or several with commas between. */
export const codesIn = (perms: string | null): string[] =>
  (perms ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')

export type Permission = RecordOf<typeof Permission>
