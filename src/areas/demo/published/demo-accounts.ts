import { type AccountPost, accountPosts } from './account-posts'
import { departmentId } from './demo-departments'
import { demoSeed } from './demo-seed'
import { type DemoStaff, demoStaff, holdersOf } from './demo-staff'

const idOf = (username: string): string => `user.${username}`

/** Id of an account by the staff member who uses it. */
export const accountIds = (staff: readonly DemoStaff[]): ReadonlyMap<string, string> =>
  new Map(Object.entries(accountPosts).map(([username, { post }]) => [holdersOf(staff, post)[0]?.id ?? '', idOf(username)]))

/** An account that is opened at the first start. `departments`: their ids; the house itself when absent. */
export type DemoAccount = Pick<AccountPost, 'roles'> & {
  readonly id: string
  readonly username: string
  readonly realname: string
  readonly workNo: string
  readonly phone: string
  readonly departments?: readonly string[]
}

/** The accounts a demonstration kindergarten opens, each for one of its staff. */
export function demoAccounts(seed: number = demoSeed): DemoAccount[] {
  const staff = demoStaff(seed)
  return Object.entries<AccountPost>(accountPosts).map(([username, { post, roles, departments }]) => {
    const holder = holdersOf(staff, post)[0]
    if (!holder) throw new Error(`nobody for the account ${username}`)
    return {
      id: idOf(username),
      username,
      realname: holder.name,
      workNo: holder.staffNo,
      phone: holder.phone,
      roles,
      ...(departments && { departments: departments.map(departmentId) }),
    }
  })
}
