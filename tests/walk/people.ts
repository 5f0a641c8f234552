import { type RoleCode, roles } from '../../src/areas/roles'

/** A role, and the account it is walked with. */
export type Walker = { readonly role: RoleCode; readonly username: string }

/** Accounts of the demonstration that hold one role, or whose other role adds nothing to it, and who are asked for no department. */
const shipped: Partial<Record<RoleCode, string>> = {
  admin: 'boss',
  principal: 'principal',
  doctor: 'doctor',
  headTeacher: 'teacher',
  storekeeper: 'storekeeper',
}

/** Somebody for each role. */
export const walkers: readonly Walker[] = (Object.keys(roles) as RoleCode[]).map((role) => ({
  role,
  username: shipped[role] ?? `walk_${role}`,
}))

/** Those whom the demonstration has no account for. */
export const strangers: readonly Walker[] = walkers.filter(({ role }) => !shipped[role])

/** Which member of its first class's staff a role is, where rows are reached by the class. */
export const posts: Partial<Record<RoleCode, 'teacher_ids[1]' | 'nurse_aide_id'>> = {
  teacher: 'teacher_ids[1]',
  nurseAide: 'nurse_aide_id',
}
