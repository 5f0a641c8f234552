import { label } from '../../contract/label'
import { recordsPath } from '../../contract/menu'
import { noticesPath } from '../../contract/push'
import { recycleBinScreen } from '../../contract/recycle-bin/recycle-bin'
import { tenantsScreen } from '../../contract/tenants/tenant'
import { administering, leading, type Menu, placed } from '../menu-groups'
import { type RoleCode, roleOrder } from '../roles'

const home = '/dashboard/analysis'
const waiting = '/tray'
/** Roles that have few entries: their notices are one of those in the bar. */
const few = ['inspectorIn', 'accountant'] as const
const fewest = ['committee', 'supplier', 'guard'] as const
const publishing: readonly RoleCode[] = leading
const accounts = ['sysAdmin', 'accountAdmin'] as const

export const menu: Menu = {
  [home]: {
    group: 'today',
    order: 0,
    icon: 'house',
    label: label('今日', 'Today'),
    place: placed(roleOrder, 1),
  },
  announcement: {
    group: 'house',
    order: 2,
    icon: 'megaphone',
    label: label('通告', 'Announcements'),
    for: [...leading, ...administering],
    place: placed([...leading, 'admin'], 4),
    short: label('通告', 'Announce'),
  },
  // Everybody receives notices, whatever they hold.
  [noticesPath]: {
    group: 'house',
    order: 3,
    icon: 'bell',
    for: roleOrder.filter((role) => !publishing.includes(role)),
    place: { ...placed(few, 3), ...placed(fewest, 2) },
    short: label('通告', 'Notices'),
  },
  user: {
    group: 'system',
    order: 1,
    icon: 'users',
    label: label('用户', 'Users'),
    for: administering,
    place: placed(accounts, 2),
  },
  role: { group: 'system', order: 2, icon: 'key-round', label: label('角色与权限', 'Roles'), for: administering },
  permission: { order: 3, label: label('菜单权限', 'Menu and permissions'), tabOf: '/system/role' },
  'data-rule': { order: 22, label: label('数据规则', 'Data rules'), tabOf: '/system/role' },
  department: { group: 'system', order: 4, icon: 'network', label: label('部门', 'Departments'), for: administering },
  '/system/my-departments': { order: 19, tabOf: '/system/department' },
  'department-role': { order: 21, label: label('部门角色', 'Department roles'), tabOf: '/system/department' },
  position: { order: 20, label: label('职务', 'Positions'), tabOf: '/system/department' },
  message: { group: 'system', order: 5, icon: 'mail', label: label('消息', 'Messages'), for: administering },
  'message-template': { order: 6, label: label('消息模板', 'Templates'), tabOf: '/message/message' },
  dict: { group: 'system', order: 7, icon: 'book-open', label: label('字典', 'Dictionaries'), for: administering },
  category: { order: 7, label: label('分类', 'Categories'), tabOf: '/system/dict' },
  'fill-rule': { order: 23, label: label('填值规则', 'Fill rules'), tabOf: '/system/dict' },
  'check-rule': { order: 24, label: label('校验规则', 'Check rules'), tabOf: '/system/dict' },
  'house-setting': { group: 'system', order: 8, icon: 'sliders-horizontal', for: administering },
  'stored-file': { order: 9, label: label('文件存储', 'Files'), tabOf: '/system/house-setting' },
  'data-source': { order: 9, label: label('数据源', 'Data sources'), tabOf: '/system/house-setting' },
  'gateway-route': { order: 9, label: label('网关路由', 'Gateway routes'), tabOf: '/system/house-setting' },
  // In the menu of the operator alone, which the server says.
  [tenantsScreen]: { order: 9, tabOf: '/system/house-setting' },
  '/system/jobs': { group: 'system', order: 9, icon: 'timer', for: administering },
  '/system/monitor': { order: 21, label: label('系统监控', 'Monitoring'), tabOf: '/system/jobs' },
  'job-action': { order: 10, label: label('定时任务操作', 'Job actions'), tabOf: '/system/jobs' },
  'user-agent': { order: 20, label: label('代理人', 'Agents'), tabOf: '/system/user' },
  '/system/online': { order: 21, label: label('在线用户', 'Online users'), tabOf: '/system/user' },
  'system-log': { order: 22, label: label('系统日志', 'System log'), tabOf: '/system/user' },
  '/system/data-log': { order: 23, tabOf: '/system/user' },
  [recycleBinScreen]: { order: 24, label: label('回收站', 'Recycle bin'), tabOf: '/system/user' },
  device: {
    group: 'system',
    order: 11,
    icon: 'tablet-smartphone',
    label: label('设备', 'Devices'),
    for: administering,
    place: placed(accounts, 3),
  },
  'push-subscription': { order: 12, label: label('推送设备', 'Push devices'), tabOf: '/system/device' },
  [waiting]: {
    group: 'system',
    order: 13,
    icon: 'inbox',
    for: administering,
    place: placed(accounts, 4),
    short: label('待处理', 'Waiting'),
  },
  conflict: { order: 14, label: label('待定修改', 'Changes to decide'), tabOf: waiting },
  'handed-over': { order: 15, label: label('移交的修改', 'Handed over'), tabOf: waiting },
  '/salvage': { group: 'system', order: 16, icon: 'life-buoy', for: administering },
  salvage: { order: 17, label: label('找回记录', 'Recovered'), tabOf: '/salvage' },
  'made-noun': { group: 'system', order: 18, icon: 'blocks', label: label('自建数据', 'Custom records'), for: administering },
  '/workbench': { order: 19, label: label('组件工作台', 'Workbench'), tabOf: '/system/made-noun' },
  [recordsPath]: { group: 'records', order: 1, icon: 'table-2', label: label('记录', 'Records') },
}
