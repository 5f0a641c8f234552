import { asList } from '../../../contract/fields/as-list'
import { DepartmentRole } from '../../../contract/system/people/department-role'
import type { ViewRow } from '../../resource/row'
import { RightsPart } from '../RightsPart'
import type { RightsSource } from '../use-rights'
import { words } from './words'

const sourceOf = ({ id, departId }: ViewRow): RightsSource => ({
  noun: DepartmentRole.name,
  id,
  tree: { path: '/sys/sysDepartPermission/queryTreeListForDeptRole', query: { departId: String(departId) } },
  beyond: { path: '/sys/sysDepartPermission/beyond' },
  save: { path: '/sys/sysDepartPermission/saveDeptRolePermission', named: { roleId: id } },
})

/** What the record of a department's role shows below its fields: what it gives, of what its department has. */
export function DepartmentRolePart({ row }: { row: ViewRow }) {
  return (
    <RightsPart
      title={words.roleTitle}
      hint={words.roleHint}
      none={words.roleNone}
      source={sourceOf(row)}
      name={String(row.roleName ?? '')}
      given={new Set(asList(row.permissions))}
      mayEdit={`${DepartmentRole.name}:edit`}
    />
  )
}
