import { label } from '../../contract/label'

/** Who has a role. Fetched with the choice of them, not with the page of the role. */
export const words = {
  membersOf: label('谁有“{role}”', 'Who has "{role}"'),
  membersSaved: label('新增 {added} 人，移除 {taken} 人', '{added} added, {taken} taken away'),
} as const
