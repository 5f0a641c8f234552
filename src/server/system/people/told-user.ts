import { asList } from '../../../contract/fields/as-list'
import type { Row } from '../../../contract/resource'
import type { Person } from '../../auth/person'
import type { Engine } from '../../engine'
import { type Depart, departmentsOf } from '../user-info'
import { toldOfLeading } from './led-departments'

const joined = (value: unknown): string => (Array.isArray(value) ? value.join(',') : '')
const numbered = (value: unknown): number | null => (value === null || value === undefined || value === '' ? null : Number(value))

/** The departments some accounts of a house are in. */
export const departmentsOfUsers = ({ databases }: Engine, { tenant }: Person, users: readonly Row[]): Promise<Depart[]> =>
  departmentsOf(databases.tenant(tenant), [...new Set(users.flatMap((row) => asList(row.departments)))])

/** The code of the department an account names first; empty where it is in none that is there. */
export const firstCode = ({ departments }: Row, known: readonly Depart[]): string =>
  asList(departments).flatMap((id) => known.find((one) => one.id === id) ?? [])[0]?.orgCode ?? ''

/**
 * An account as clients that choose people read it: `sex` and `status` as numbers, departments, roles and positions as ids between commas
 * with their names beside them. What the caller may not read is not there. `departIds` are the departments somebody leads (decision 110).
 * `known`: the departments any of the accounts is in.
 */
export function toldUser(row: Row, known: readonly Depart[]) {
  const { departments, roles, post, sex, status, rev: _rev, ...more } = row
  return {
    ...more,
    sex: numbered(sex),
    status: numbered(status),
    selecteddeparts: joined(departments),
    orgCode: firstCode(row, known),
    orgCodeTxt: String(row.departments_dictText ?? ''),
    post: joined(post),
    selectedroles: joined(roles),
  }
}

/** The same as lists of accounts show it, with what its form asks for. `led`: the departments any of them leads; `tenant`: the house all are of. */
export const listedUser = (row: Row, known: readonly Depart[], led: readonly Row[], tenant: number) => ({
  ...toldUser(row, known),
  ...toldOfLeading(led, row.id),
  relTenantIds: String(tenant),
})
