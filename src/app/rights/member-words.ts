import { label } from '../../contract/label'

/** Who has a role, or belongs to a department. Fetched with the choice of them, not with the page of the record. */
export const words = {
  membersOf: label('谁有“{role}”', 'Who has "{role}"'),
  peopleOf: label('“{department}”的成员', 'Who works in "{department}"'),
  membersSaved: label('新增 {added} 人，移除 {taken} 人', '{added} added, {taken} taken away'),
} as const
