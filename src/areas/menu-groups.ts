import { label } from '../contract/label'
import type { AreaMenu } from '../contract/menu'
import type { RoleCode } from './roles'

/** What people do together, in the order in which it stands in the menu. */
export const menuGroups = {
  today: label('今日', 'Today'),
  people: label('孩子与班级', 'Children'),
  kitchen: label('食堂', 'Kitchen'),
  house: label('人与园', 'House'),
  system: label('系统', 'System'),
  records: label('档案', 'Records'),
} as const

/** What an area says of its place in the menu of the kindergarten. */
export type Menu = AreaMenu<RoleCode, keyof typeof menuGroups>

/** Roles that have most of their entries in common. */
export const teaching = ['headTeacher', 'teacher'] as const
export const leading = ['principal', 'viceAdmin'] as const
export const sampling = ['canteenMgr', 'cook', 'sampler'] as const
export const foodSafety = ['foodDirector', 'foodOfficer'] as const
export const administering = ['sysAdmin', 'accountAdmin', 'admin'] as const

/** The same place for several roles. */
export const placed = <R extends RoleCode, P extends 1 | 2 | 3 | 4>(roles: readonly R[], place: P): Record<R, P> =>
  Object.fromEntries(roles.map((role) => [role, place])) as Record<R, P>
