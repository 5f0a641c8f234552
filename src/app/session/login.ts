import { forgetPin } from '../lock/pin-hint'
import { call } from '../wire/call'
import { WireError } from '../wire/wire-error'
import type { DepartmentChoice, LoginResult, Person, TenantChoice } from './person'
import { enter, leaveSession, rememberDictionaries, rememberHouse, rememberPerson, useSession } from './session'

export type Credentials = { username: string; password: string; captcha?: string; checkKey?: number; remember_me: boolean; otp?: string }

/** Whether all that was shown is right, and what is still wanted is the second step. */
export const wantsSecond = (error: unknown): boolean => error instanceof WireError && error.number === 428

/** Asks the server whether name and password fit. Throws `WireError`; code `login.captcha` or `412` asks for the picture. */
export const login = (credentials: Credentials): Promise<LoginResult> =>
  call<LoginResult>('POST', '/sys/login', { body: credentials, quiet: true })

/** The picture with characters that belongs to `key`, as a data address. */
export const captchaPicture = (key: number): Promise<string> => call<string>('GET', `/sys/randomImage/${key}`, { quiet: true })

/** What still has to be chosen before the sign-in is complete. */
export function choicesOf(result: LoginResult): { departments: readonly DepartmentChoice[]; tenants: readonly TenantChoice[] } {
  const departments = result.multi_depart === 2 ? (result.departs ?? []) : []
  const tenants = result.tenantList ?? []
  return { departments: departments.length > 1 ? departments : [], tenants: tenants.length > 1 ? tenants : [] }
}

type Chosen = { tenant?: TenantChoice; department?: DepartmentChoice }

/** Completes the sign-in with what was chosen. Throws `WireError` when the department is refused. */
export async function completeLogin(result: LoginResult, chosen: Chosen): Promise<void> {
  const tenant = chosen.tenant ?? result.tenantList?.[0]
  if (tenant) rememberHouse(tenant.name)
  if (result.sysAllDictItems) rememberDictionaries(result.sysAllDictItems)
  // A sign-in with the password takes the place of one that was locked away.
  await forgetPin(String(tenant?.id ?? '0'), result.userInfo.id)
  await enter(result.token, { ...result.userInfo, departments: result.departs?.length }, String(tenant?.id ?? '0'))
  if (!chosen.department) return
  try {
    await selectDepartment(chosen.department.orgCode, result.userInfo.username)
  } catch (error) {
    leaveSession()
    throw error
  }
}

/** Switches the department the signed-in person works in. */
export async function selectDepartment(orgCode: string, username: string): Promise<void> {
  const { userInfo } = await call<{ userInfo: Person }>('PUT', '/sys/selectDepart', { body: { orgCode, username } })
  rememberPerson({ ...userInfo, departments: useSession.getState().person?.departments })
}

/** The departments of the signed-in person, and the code of the one they work in. */
export const departmentsOfMine = () =>
  call<{ list: readonly DepartmentChoice[]; orgCode: string | null }>('GET', '/sys/user/getCurrentUserDeparts')
