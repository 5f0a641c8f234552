import { useMemo } from 'react'
import { DepartmentRole } from '../../../contract/system/people/department-role'
import { User } from '../../../contract/system/user'
import { RecordPicker } from '../../blocks/record-picker/RecordPicker'
import { type PickedPage, queryOf, type RecordSource } from '../../blocks/record-picker/record-source'
import { userColumns, userFilters } from '../../blocks/user-picker/user-columns'
import { userSource } from '../../blocks/user-picker/user-source'
import { useSay } from '../../language/use-say'
import type { PartProps } from '../../record-page/record-page'
import { useCan } from '../../session/use-can'
import { call } from '../../wire/call'
import { MembersChoice } from '../MembersChoice'
import { words } from '../member-words'
import type { Held } from '../use-members'

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
  const isTold = useCan()('user:contact')
  const title = useSay()(words.membersOf, { role: String(row.roleName ?? '') })
  const source = useMemo(() => peopleOf(String(row.departId)), [row.departId])
  const looks = { shows: 'tags', valueKey: 'id', textKey: 'realname', columns: userColumns(isTold), filters: userFilters(isTold) } as const
  return (
    <MembersChoice
      {...{ title, close }}
      held={heldOf(row.id)}
      draw={(picked) => <RecordPicker {...looks} {...{ source, sizes }} {...picked} />}
    />
  )
}
