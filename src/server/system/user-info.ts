import { sql } from 'kysely'
import type { Session } from '../auth/read-sessions'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'

export type Depart = { readonly id: string; readonly orgCode: string; readonly departName: string }

/** Departments by id, in their order. */
export async function departmentsOf(db: Db, ids: readonly string[]): Promise<Depart[]> {
  const { rows } = await sql<Depart>`select id, org_code "orgCode", depart_name "departName" from department
    where ${isOwn} and id = any(${ids}::text[]) and not gone order by depart_order nulls last, id`.execute(db)
  return rows
}

type UserFacts = {
  id: string
  username: string
  realname: string
  avatar: string | null
  phone: string | null
  email: string | null
  sex: string | null
  birthday: string | null
  workNo: string
  status: string
}

/** What a client keeps about whoever is signed in. */
export async function userInfo(db: Db, session: Session) {
  const { person } = session
  const { rows } =
    await sql<UserFacts>`select id, username, realname, avatar, phone, email, sex, birthday, work_no "workNo", status from "user"
    where ${isOwn} and id = ${person.id}`.execute(db)
  const departments = await departmentsOf(db, person.departments)
  const current = departments.find((one) => one.orgCode === session.orgCode) ?? departments[0]
  return {
    ...rows[0],
    status: Number(rows[0]?.status ?? 1),
    roles: person.roles,
    tenantId: person.tenant,
    relTenantIds: String(person.tenant),
    orgCode: current?.orgCode ?? '',
    orgCodeTxt: current?.departName ?? '',
    departIds: person.departments.join(','),
  }
}
