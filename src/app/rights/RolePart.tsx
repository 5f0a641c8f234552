import { asList } from '../../contract/fields/as-list'
import { Role } from '../../contract/system/role'
import { useLanguage } from '../language/language'
import type { ViewRow } from '../resource/row'
import { titleOf } from '../resource/use-titles'
import { RightsPart } from './RightsPart'
import type { RightsSource } from './use-rights'
import { words } from './words'

const sourceOf = (id: string): RightsSource => ({
  noun: Role.name,
  id,
  tree: { path: '/sys/role/queryTreeList' },
  beyond: { path: '/sys/permission/beyond', query: { roleId: id } },
  save: { path: '/sys/permission/saveRolePermission', named: { roleId: id } },
})

/** What the record of a role shows below its fields: what it may do. */
export function RolePart({ row }: { row: ViewRow }) {
  const given = new Set(asList(row.permissions))
  return (
    <RightsPart
      title={words.title}
      none={words.none}
      source={sourceOf(row.id)}
      name={titleOf(
        Role,
        row,
        useLanguage((state) => state.language),
      )}
      mayEdit={`${Role.name}:edit`}
      {...{ given }}
    />
  )
}
