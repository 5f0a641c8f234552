import type { Catalogue } from '../../../src/contract/catalogue'
import { count, date, dict, entries, optional, ref, secret, text } from '../../../src/contract/field'
import { defineFlow } from '../../../src/contract/flow'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { Conflict } from '../../../src/contract/system/conflict'
import { conflictFlow } from '../../../src/contract/system/conflict-flow'
import { Department } from '../../../src/contract/system/department'
import { Dict } from '../../../src/contract/system/dict'
import { DictItem } from '../../../src/contract/system/dict-item'
import { DataRule } from '../../../src/contract/system/people/data-rule'
import { DepartmentPermission } from '../../../src/contract/system/people/department-permission'
import { DepartmentRole } from '../../../src/contract/system/people/department-role'
import { Position } from '../../../src/contract/system/people/position'
import { Permission } from '../../../src/contract/system/permission'
import { Role } from '../../../src/contract/system/role'
import { User } from '../../../src/contract/system/user'
import type { Product, ShippedAccount } from '../../../src/server/product'

declare module '../../../src/contract/registry' {
  interface NounTypes {
    paper: typeof Paper
    folder: typeof Folder
  }
  interface DictCodes {
    colour: true
  }
}

/** A sheet of paper somebody owns. Small enough to think about, rich enough for every rule of the engine. */
export const Paper = defineResource({
  name: 'paper',
  label: label('paper', 'paper'),
  path: '/tiny/desk/paper',
  offline: { mode: 'write', by: 'day', days: 30 },
  fields: {
    title: text('标题', 'Title', { max: 40 }),
    shelf: text('架', 'Shelf', { max: 10, initial: 'a' }),
    day: optional(date('日期', 'Day')),
    colour: optional(dict('colour', '颜色', 'Colour')),
    pages: optional(count('页数', 'Pages', { max: 1000 })),
    code: optional(text('编码', 'Code', { max: 20, unique: true })),
    state: optional(text('状态', 'State', { max: 10, initial: 'open' })),
    number: optional(secret('号码', 'Number', { max: 30 })),
    remarks: optional(entries('备注', 'Remarks', { by: text('谁', 'By'), said: text('说', 'Said') })),
    folder: optional(ref('folder', '夹', 'Folder')),
  },
  title: 'title',
  list: ['title', 'shelf', 'pages', 'state'],
  search: ['title', 'shelf', 'colour'],
  form: [['title', 'shelf'], ['day', 'colour'], ['pages', 'code'], ['folder'], ['remarks']],
  verbs: ['add', 'edit', 'remove', 'adjust'],
})

export const Folder = defineResource({
  name: 'folder',
  label: label('folder', 'folder'),
  path: '/tiny/desk/folder',
  offline: 'read',
  fields: { name: text('名称', 'Name', { max: 40 }) },
  title: 'name',
  list: ['name'],
  search: ['name'],
  form: [['name']],
})

export const paperFlow = defineFlow({
  noun: 'paper',
  field: 'state',
  start: 'open',
  moves: {
    close: { from: ['open'], to: 'closed', label: label('关闭', 'Close'), asks: ['pages'], offline: true },
    reopen: { from: ['closed'], to: 'open', label: label('打开', 'Open') },
  },
})

export const tinyCatalogue: Catalogue = {
  resources: {
    paper: Paper,
    folder: Folder,
    conflict: Conflict,
    department: Department,
    'data-rule': DataRule,
    'department-permission': DepartmentPermission,
    'department-role': DepartmentRole,
    dict: Dict,
    'dict-item': DictItem,
    permission: Permission,
    position: Position,
    role: Role,
    user: User,
  },
  flows: { paper: paperFlow, conflict: conflictFlow },
  modules: { desk: { label: label('桌', 'Desk'), icon: 'table' }, sys: { label: label('系统', 'System'), icon: 'settings' } },
  screens: [],
}

/** An account of a tiny house; no two have the same number. */
export const tinyAccount = (username: string, at: number, role: string): ShippedAccount => ({
  id: `user.${username}`,
  username,
  realname: username,
  workNo: `W${at}`,
  phone: `1380000000${at}`,
  roles: [role],
})

const shelvesOf = (roles: readonly string[]) => roles.filter((role) => role.startsWith('shelf-')).map((role) => `shelf/${role.slice(6)}`)

/** Who works there: `boss` everything, `ann` and `bob` the papers of shelf a, `cat` those of shelf c, `eve` looks on. */
export const tinyProduct: Product = {
  catalogue: tinyCatalogue,
  daily: [],
  jobs: [],
  behaviours: { paper: { scope: (_ctx, values) => `shelf/${String(values.shelf)}` } },
  reach: async (_db, people) => new Map(people.map(({ id, roles }) => [id, shelvesOf(roles)])),
  reachNouns: [],
  routes: [],
  dictionaries: [
    'sex',
    'user_status',
    'data_scope',
    'menu_type',
    'global_perms_type',
    'valid_status',
    'rule_conditions',
    'org_category',
    'dict_item_status',
    'item_tone',
    'conflict_state',
    'conflict_choice',
    'colour',
    'position_rank',
  ].map((code) => ({
    code,
    name: label(code, code),
    items: ['0', '1', '2', 'all', 'own', 'open', 'resolved', 'keep', 'mine', 'edit', 'red', 'blue'].map((value) => ({
      value,
      text: label(value, value),
    })),
  })),
  roles: [
    { code: 'admin', name: label('管理员', 'Boss'), dataScope: 'all', permissions: ['*'] },
    ...['a', 'c'].map((shelf) => ({
      code: `shelf-${shelf}`,
      name: label(`架${shelf}`, `Shelf ${shelf}`),
      dataScope: 'own' as const,
      permissions: ['paper:*', 'folder:list', 'conflict:list', 'dict:list', 'dict-item:list'],
    })),
    { code: 'looker', name: label('看', 'Looker'), dataScope: 'all', permissions: ['paper:list', 'folder:list'] },
  ],
  accounts: [
    tinyAccount('boss', 0, 'admin'),
    tinyAccount('anna', 1, 'shelf-a'),
    tinyAccount('robert', 2, 'shelf-a'),
    tinyAccount('cathy', 3, 'shelf-c'),
    tinyAccount('evelyn', 4, 'looker'),
  ],
  tenantName: 'Tiny',
  seed: async () => undefined,
}
