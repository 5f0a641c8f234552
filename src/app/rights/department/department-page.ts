import { KeyRound, Network, ShieldCheck, UserPlus, Users } from 'lucide-react'
import { Department } from '../../../contract/system/department'
import { DepartmentPermission } from '../../../contract/system/people/department-permission'
import { DepartmentRole } from '../../../contract/system/people/department-role'
import { User } from '../../../contract/system/user'
import { lazyPart } from '../../design/lazy-part'
import { defineRecordPage } from '../../record-page/record-page'
import { DepartmentRulesPart } from '../rules/DepartmentRulesPart'
import { placedRules } from '../rules/rules-part'
import { DepartmentRightsPart } from './DepartmentRightsPart'
import { words } from './words'

/** The record of a department: who works there, which roles it has, and what these can give. */
export const departmentPage = defineRecordPage(Department, {
  head: { beside: 'orgCode', facts: ['orgCategory', 'directorUserIds', 'mobile', 'parentId'] },
  acts: [
    {
      name: 'members',
      order: 10,
      label: words.changePeople,
      icon: UserPlus,
      needs: `${User.name}:edit`,
      sheet: lazyPart(() => import('./DepartmentMembers').then((file) => file.DepartmentMembers)),
    },
  ],
  parts: [
    {
      name: 'facts',
      order: 10,
      title: words.facts,
      icon: Network,
      width: 'aside',
      height: 200,
      fields: [
        ['departName', 'parentId'],
        ['orgCategory', 'orgCode'],
        ['directorUserIds'],
        ['mobile', 'departOrder'],
        ['fax'],
        ['address'],
        ['memo'],
      ],
    },
    {
      name: 'people',
      order: 20,
      title: words.people,
      icon: Users,
      needs: `${User.name}:list`,
      width: 'aside',
      height: 120,
      rows: { noun: User.name, by: 'departments', show: ['realname', 'username', 'status'], first: 10 },
    },
    {
      name: 'roles',
      order: 30,
      title: words.roles,
      icon: KeyRound,
      needs: `${DepartmentRole.name}:list`,
      width: 'full',
      height: 120,
      rows: { noun: DepartmentRole.name, by: 'departId', show: ['roleName', 'roleCode', 'description'], first: 20, add: true },
    },
    {
      name: 'rights',
      order: 40,
      title: words.title,
      icon: ShieldCheck,
      needs: `${DepartmentPermission.name}:list`,
      width: 'full',
      height: 320,
      part: DepartmentRightsPart,
    },
    { ...placedRules, needs: `${DepartmentPermission.name}:list`, part: DepartmentRulesPart },
  ],
})
