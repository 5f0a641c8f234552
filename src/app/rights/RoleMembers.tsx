import { User } from '../../contract/system/user'
import { splitComma } from '../blocks/multi-select/comma'
import { UserPicker } from '../blocks/user-picker/UserPicker'
import { useSay } from '../language/use-say'
import type { PartProps } from '../record-page/record-page'
import { MembersComing } from './MembersComing'
import { words } from './member-words'
import { type Held, useMemberChange, useMembers } from './use-members'

const heldOf = (id: string): Held => ({
  by: 'roleId',
  id,
  list: `${User.path}/userRoleList`,
  add: `${User.path}/addSysUserRole`,
  take: `${User.path}/deleteUserRoleBatch`,
})

/** Chooses who has the role of a record, among all users. */
export function RoleMembers({ row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const held = heldOf(row.id)
  const title = say(words.membersOf, { role: String(row.roleName ?? '') })
  const { data: before, error, isError, refetch } = useMembers(held)
  const { wanted, isSending, choose, leave } = useMemberChange(held, before, close)
  if (before && !isSending)
    return (
      <UserPicker
        open
        many
        store="id"
        {...{ title }}
        chosen={wanted ?? before}
        onChoose={(ids) => choose(splitComma(ids))}
        onClose={leave}
      />
    )
  return <MembersComing {...{ title, close }} error={isError ? error : undefined} again={() => void refetch()} />
}
