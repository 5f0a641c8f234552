import { useMemo } from 'react'
import { DepartmentRole } from '../../../contract/system/people/department-role'
import { User } from '../../../contract/system/user'
import { splitComma } from '../../blocks/multi-select/comma'
import { RecordPicker } from '../../blocks/record-picker/RecordPicker'
import { type PickedPage, queryOf, type RecordSource } from '../../blocks/record-picker/record-source'
import { userColumns, userFilters } from '../../blocks/user-picker/user-columns'
import { userSource } from '../../blocks/user-picker/user-source'
import { useSay } from '../../language/use-say'
import type { PartProps } from '../../record-page/record-page'
import { useCan } from '../../session/use-can'
import { call } from '../../wire/call'
import { MembersComing } from '../MembersComing'
import { words } from '../member-words'
import { type Held, useMemberChange, useMembers } from '../use-members'

const heldOf = (id: string): Held => ({
  by: 'roleId',
  id,
  list: `${DepartmentRole.path}/userList`,
  add: `${DepartmentRole.path}/addUsers`,
  take: `${DepartmentRole.path}/deleteUsers`,
})

/** Who works in a department itself, without those below it: others cannot have its roles. */
const peopleOf = (depId: string): RecordSource => ({
  ...userSource(),
  key: `people of ${depId}`,
  page: (asked, signal) => call<PickedPage>('GET', `${User.path}/departUserList`, { query: { ...queryOf(asked), depId }, signal }),
})

const sizes = [5, 10, 20]

/** Chooses who has a department's role, among those who work there. */
export function DepartmentRoleMembers({ row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const isTold = useCan()('user:contact')
  const held = heldOf(row.id)
  const title = say(words.membersOf, { role: String(row.roleName ?? '') })
  const source = useMemo(() => peopleOf(String(row.departId)), [row.departId])
  const { data: before, error, isError, refetch } = useMembers(held)
  const { wanted, isSending, choose, leave } = useMemberChange(held, before, close)
  if (!before || isSending) return <MembersComing {...{ title, close }} error={isError ? error : undefined} again={() => void refetch()} />
  return (
    <RecordPicker
      open
      many
      shows="tags"
      valueKey="id"
      textKey="realname"
      {...{ title, source, sizes }}
      columns={userColumns(isTold)}
      filters={userFilters(isTold)}
      chosen={wanted ?? before}
      onChoose={(ids) => choose(splitComma(ids))}
      onClose={leave}
    />
  )
}
