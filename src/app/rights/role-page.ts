import { House, ShieldCheck, UserPlus, UserRound, Users } from 'lucide-react'
import { label } from '../../contract/label'
import { Role } from '../../contract/system/role'
import { User } from '../../contract/system/user'
import { lazyPart } from '../design/lazy-part'
import { defineRecordPage } from '../record-page/record-page'
import { RolePart } from './RolePart'
import { rulesPart } from './rules/rules-part'
import { ShippedBanner } from './ShippedBanner'
import { words } from './words'

/** The record of a role: what it may do, and who has it. */
export const rolePage = defineRecordPage(Role, {
  bannerParts: [ShippedBanner],
  head: { beside: 'roleCode', facts: ['dataScope', 'description'] },
  acts: [
    {
      name: 'members',
      order: 10,
      label: label('管理成员', 'Change who has it'),
      icon: UserPlus,
      needs: 'user:edit',
      sheet: lazyPart(() => import('./RoleMembers').then((file) => file.RoleMembers)),
    },
  ],
  parts: [
    {
      name: 'facts',
      order: 10,
      title: label('基本信息', 'Basics'),
      icon: UserRound,
      width: 'aside',
      height: 160,
      fields: [['roleName', 'roleNameEn'], ['roleCode'], ['dataScope'], ['description']],
    },
    {
      name: 'holders',
      order: 20,
      title: label('谁有这个角色', 'Who has it'),
      icon: Users,
      needs: 'user:list',
      width: 'aside',
      height: 120,
      rows: { noun: User.name, by: 'roles', show: ['realname', 'username', 'status'], first: 10 },
    },
    {
      name: 'rights',
      order: 30,
      title: words.title,
      icon: ShieldCheck,
      width: 'full',
      height: 320,
      shows: ['permissions'],
      part: RolePart,
    },
    {
      name: 'home',
      order: 25,
      title: words.homeTitle,
      icon: House,
      width: 'full',
      height: 200,
      part: lazyPart(() => import('./RoleHome').then((file) => file.RoleHome)),
    },
    rulesPart,
  ],
})
