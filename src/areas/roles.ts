import type { Grant } from '../contract/grant'
import { type Label, label } from '../contract/label'
import type { Way } from '../contract/registry'

/**
 * A role a new kindergarten starts with. `dataScope` says whose rows its holder sees: everybody's, or what is open to all, their own, and
 * those of their own classes, or of their own children alone.
 */
export type RoleFacts = { readonly name: Label; readonly dataScope: 'all' | 'own' | Way }

/** The roles of the kindergarten by their code. What each may do is said by the areas. */
export const roles = {
  admin: { name: label('超级管理员', 'Administrator'), dataScope: 'all' },
  accountAdmin: { name: label('账号管理员', 'Account administrator'), dataScope: 'all' },
  sysAdmin: { name: label('系统管理员', 'System administrator'), dataScope: 'all' },
  principal: { name: label('园长', 'Principal'), dataScope: 'all' },
  viceAdmin: { name: label('副园长/后勤主任', 'Vice principal'), dataScope: 'all' },
  doctor: { name: label('保健医/保健员', 'School doctor'), dataScope: 'all' },
  headTeacher: { name: label('班主任', 'Head teacher'), dataScope: 'own' },
  teacher: { name: label('配班教师', 'Teacher'), dataScope: 'own' },
  nurseAide: { name: label('保育员', 'Nursery carer'), dataScope: 'own' },
  foodDirector: { name: label('食品安全总监', 'Food safety director'), dataScope: 'all' },
  foodOfficer: { name: label('食品安全员', 'Food safety officer'), dataScope: 'all' },
  canteenMgr: { name: label('食堂主管', 'Canteen manager'), dataScope: 'all' },
  cook: { name: label('厨师', 'Cook'), dataScope: 'all' },
  sampler: { name: label('留样员', 'Sample keeper'), dataScope: 'all' },
  buyer: { name: label('采购员', 'Buyer'), dataScope: 'all' },
  storekeeper: { name: label('仓管员', 'Storekeeper'), dataScope: 'all' },
  inspectorIn: { name: label('验收员', 'Goods inspector'), dataScope: 'all' },
  accountant: { name: label('会计', 'Accountant'), dataScope: 'all' },
  supplier: { name: label('供应商', 'Supplier'), dataScope: 'own' },
  guard: { name: label('门卫', 'Gatekeeper'), dataScope: 'all' },
  committee: { name: label('膳食委员会/家长代表', 'Meals committee'), dataScope: 'own' },
  regulator: { name: label('督学/监管', 'Inspector'), dataScope: 'all' },
} as const satisfies Record<string, RoleFacts>

export type RoleCode = keyof typeof roles

/** The roles from the one whose work its holder does first, for whoever has several. */
export const roleOrder = [
  'doctor',
  'headTeacher',
  'teacher',
  'nurseAide',
  'canteenMgr',
  'cook',
  'sampler',
  'storekeeper',
  'inspectorIn',
  'buyer',
  'accountant',
  'foodOfficer',
  'foodDirector',
  'principal',
  'viceAdmin',
  'guard',
  'committee',
  'regulator',
  'supplier',
  'accountAdmin',
  'sysAdmin',
  'admin',
] as const satisfies readonly RoleCode[]

/** What an area lets roles do; whoever is named in several of its lines may do all of them. */
export type Grants = readonly { readonly to: readonly RoleCode[] | 'everybody'; readonly may: readonly Grant[] }[]
