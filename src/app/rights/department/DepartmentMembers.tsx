import { Department } from '../../../contract/system/department'
import { User } from '../../../contract/system/user'
import { UserPicker } from '../../blocks/user-picker/UserPicker'
import { useSay } from '../../language/use-say'
import type { PartProps } from '../../record-page/record-page'
import { MembersChoice } from '../MembersChoice'
import { words } from '../member-words'
import type { Held } from '../use-members'

const heldOf = (id: string): Held => ({
  by: 'depId',
  id,
  list: `${User.path}/departUserList`,
  add: `${User.path}/editSysDepartWithUser`,
  take: `${User.path}/deleteUserInDepartBatch`,
})

/** Chooses who works in the department of a record, among all users. */
export function DepartmentMembers({ row, close }: PartProps & { close: () => void }) {
  const title = useSay()(words.peopleOf, { department: String(row[Department.title] ?? '') })
  return <MembersChoice {...{ title, close }} held={heldOf(row.id)} draw={(picked) => <UserPicker store="id" {...picked} />} />
}
