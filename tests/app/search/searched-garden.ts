import { grouped, ref, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { Role } from '../../../src/contract/system/role'
import { productOf } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'

const Gardener = defineResource({
  name: 'gardener',
  label: label('园丁', 'Gardener'),
  path: '/test/garden/gardener',
  offline: 'read',
  fields: {
    name: text('姓名', 'Name'),
    nickName: text('小名', 'Called'),
    phone: grouped('contact', text('电话', 'Telephone', { rule: 'mobile' })),
  },
  title: 'name',
  list: ['name'],
  search: ['name'],
  form: [['name']],
  found: { by: ['name', 'nickName', 'phone'], says: ['phone'] },
})
/** Who helps which gardener, with the helper's name and number. */
const Help = defineResource({
  name: 'help',
  label: label('帮手关系', 'Help'),
  path: '/test/garden/help',
  offline: 'read',
  fields: {
    helper: ref('helper' as never, '帮手', 'Helper'),
    gardener: ref('gardener' as never, '园丁', 'Gardener'),
    name: text('姓名', 'Name'),
    phone: grouped('contact', text('电话', 'Telephone')),
    task: text('做什么', 'Task'),
  },
  title: 'helper',
  card: { call: 'phone' },
  list: ['helper', 'gardener'],
  search: [],
  form: [['helper', 'gardener']],
  found: { by: ['name', 'phone'], says: ['task', 'name', 'phone'], leads: { from: 'helper', to: 'gardener' } },
})
const Helper = defineResource({
  name: 'helper',
  label: label('帮手', 'Helper'),
  path: '/test/garden/helper',
  offline: 'read',
  fields: { name: text('姓名', 'Name'), phone: grouped('contact', text('电话', 'Telephone', { rule: 'mobile' })) },
  title: 'name',
  list: ['name'],
  search: ['name'],
  form: [['name']],
  found: { by: ['name', 'phone'], says: ['phone'] },
})
export const catalogue = {
  ...gardenCatalogue,
  resources: { ...gardenCatalogue.resources, gardener: Gardener, help: Help, helper: Helper, role: Role },
}
export const product = productOf(catalogue)
const titled = (titleZh: string, titleEn: string) => ({ title: titleZh, titleZh, titleEn })
export const menu = [
  { id: '1', path: '/garden/gardener', component: 'noun/gardener', meta: titled('园丁', 'Gardeners') },
  { id: '3', path: '/garden/helper', component: 'noun/helper', meta: titled('临时帮手', 'Hands') },
  { id: '2', path: '/system/role', component: 'noun/role', meta: titled('角色', 'Roles') },
]
export const people = [
  ['g1', '朱梦涵', '朵朵', '13800001111'],
  ['g2', '单晓玥', '小月', '13900002222'],
  ['g3', '朱伟', '大朱', '13700003333'],
] as const

const keptRow = (noun: string, id: string, values: Readonly<Record<string, string>>) => ({
  noun,
  id,
  by: '',
  gen: 1,
  seq: 1,
  era: '',
  row: { scope: 'all', createBy: '', createTime: '', updateBy: null, updateTime: null, id, rev: 1, ...values },
})
export const stored = ([id, name, nickName, phone]: readonly [string, string, string, string]) =>
  keptRow('gardener', id, { name, nickName, phone })
const aunt = { name: '何姨', phone: '13655556666' }
export const helps = [
  keptRow('helper', 'h1', aunt),
  keptRow('help', 't1', { ...aunt, helper: 'h1', gardener: 'g1', task: '浇水' }),
  keptRow('help', 't2', { ...aunt, helper: 'h1', gardener: 'g2', task: '除草' }),
]
