import { KeyRound, ShieldCheck, UserPlus, Users } from 'lucide-react'
import { DepartmentPermission } from '../../../contract/system/people/department-permission'
import { DepartmentRole } from '../../../contract/system/people/department-role'
import { User } from '../../../contract/system/user'
import { lazyPart } from '../../design/lazy-part'
import { defineRecordPage } from '../../record-page/record-page'
import { rulesPart } from '../rules/rules-part'
import { DepartmentRolePart } from './DepartmentRolePart'
import { words } from './words'

/** The record of a department's role: what it gives within the department, and who has it. */
export const departmentRolePage = defineRecordPage(DepartmentRole, {
  head: { beside: 'roleCode', facts: ['departId', 'description'] },
  acts: [
    {
      name: 'members',
      order: 10,
      label: words.changeHolders,
      icon: UserPlus,
      needs: `${User.name}:edit`,
      sheet: lazyPart(() => import('./DepartmentRoleMembers').then((file) => file.DepartmentRoleMembers)),
    },
  ],
  parts: [
    {
      name: 'facts',
      order: 10,
      title: words.facts,
      icon: KeyRound,
      width: 'aside',
      height: 160,
      fields: [['roleName', 'roleCode'], ['departId'], ['description']],
    },
    {
      name: 'holders',
      order: 20,
      title: words.holders,
      icon: Users,
      needs: `${User.name}:list`,
      width: 'aside',
      height: 120,
      rows: { noun: User.name, by: 'departmentRoles', show: ['realname', 'username', 'status'], first: 10 },
    },
    {
      name: 'rights',
      order: 30,
      title: words.roleTitle,
      icon: ShieldCheck,
      needs: `${DepartmentPermission.name}:list`,
      width: 'full',
      height: 320,
      shows: ['permissions'],
      part: DepartmentRolePart,
    },
    rulesPart,
  ],
})
