import type { Row } from '../../../contract/resource'

const joined = (value: unknown): string => (Array.isArray(value) ? value.join(',') : '')
const numbered = (value: unknown): number | null => (value === null || value === undefined || value === '' ? null : Number(value))

/**
 * An account as clients that choose people read it: `sex` and `status` as numbers, departments, roles and positions as ids between commas
 * with their names beside them. What the caller may not read is not there.
 */
export function toldUser(row: Row) {
  const { departments, roles, post, sex, status, rev: _rev, ...more } = row
  return {
    ...more,
    sex: numbered(sex),
    status: numbered(status),
    departIds: joined(departments),
    orgCodeTxt: String(row.departments_dictText ?? ''),
    post: joined(post),
    selectedroles: joined(roles),
  }
}
