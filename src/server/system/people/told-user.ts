import type { Row } from '../../../contract/resource'
import { toldOfLeading } from './led-departments'

const joined = (value: unknown): string => (Array.isArray(value) ? value.join(',') : '')
const numbered = (value: unknown): number | null => (value === null || value === undefined || value === '' ? null : Number(value))

/**
 * An account as clients that choose people read it: `sex` and `status` as numbers, departments, roles and positions as ids between commas
 * with their names beside them. What the caller may not read is not there. `departIds` are the departments somebody leads (decision 110).
 */
export function toldUser(row: Row) {
  const { departments, roles, post, sex, status, rev: _rev, ...more } = row
  return {
    ...more,
    sex: numbered(sex),
    status: numbered(status),
    selecteddeparts: joined(departments),
    orgCodeTxt: String(row.departments_dictText ?? ''),
    post: joined(post),
    selectedroles: joined(roles),
  }
}

/** The same as lists of accounts show it, with what its form asks for. `led`: the departments any of them leads; `tenant`: the house all are of. */
export const listedUser = (row: Row, led: readonly Row[], tenant: number) => ({
  ...toldUser(row),
  ...toldOfLeading(led, row.id),
  relTenantIds: String(tenant),
})
