import { Role } from '../../contract/system/role'
import { User } from '../../contract/system/user'
import { UserPicker } from '../blocks/user-picker/UserPicker'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import type { PartProps } from '../record-page/record-page'
import { titleOf } from '../resource/use-titles'
import { MembersChoice } from './MembersChoice'
import { words } from './member-words'
import type { Held } from './use-members'

const heldOf = (id: string): Held => ({
  by: 'roleId',
  id,
  list: `${User.path}/userRoleList`,
  add: `${User.path}/addSysUserRole`,
  take: `${User.path}/deleteUserRoleBatch`,
})

/** Chooses who has the role of a record, among all users. */
export function RoleMembers({ row, close }: PartProps & { close: () => void }) {
  const title = useSay()(words.membersOf, {
    role: titleOf(
      Role,
      row,
      useLanguage((state) => state.language),
    ),
  })
  return <MembersChoice {...{ title, close }} held={heldOf(row.id)} draw={(picked) => <UserPicker store="id" {...picked} />} />
}
