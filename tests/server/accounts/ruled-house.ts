import { resources } from '../../../src/areas/areas'
import type { Change } from '../../../src/contract/sync/exchange'
import { firstAsk } from '../../kit/device/plain-op'
import { at } from '../../kit/every-noun'
import { make } from '../../kit/make'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

export type Signed = Awaited<ReturnType<OpenHouse['as']>>
export type Address = Parameters<Signed>[0]

const { staff } = resources
const role = (code: string, permissions: readonly string[]) => ({
  code,
  name: { zh: code, en: code },
  dataScope: 'all' as const,
  permissions,
})

/** The rule somebody's role has chosen: people called by this surname. */
export const rule = {
  permissionId: 'staff:list',
  ruleName: '只看王家',
  ruleColumn: 'name',
  ruleConditions: 'RIGHT_LIKE',
  ruleValue: '王',
  status: '1',
}
/** Where rules are kept. */
export const rulesPath = '/sys/permission'
/** What somebody may do beside seeing rows, so that nothing but the rule is in their way. */
const doing = ['add', 'edit', 'remove', 'contact'].map((verb) => `staff:${verb}`)

/** The result of a call that has to go well. */
export async function ok(answered: ReturnType<Signed>): Promise<{ id: string }> {
  const { success, result, message } = await answered
  if (!success) throw new Error(message)
  return result
}

export const get = (call: Signed, rest: string) => call(at('GET', staff, rest))

/** Ids of the staff somebody is listed. */
export async function listed(call: Signed): Promise<string[]> {
  const { records }: { records: { id: string }[] } = (await get(call, 'list?pageSize=100')).result
  return records.map(({ id }) => id).sort()
}

/** What a device is told of a noun since a place of the sequence, and how far that goes; null asks for a copy. */
export async function told(call: Signed, since: number | null, noun = 'staff') {
  const reply: { changes: Change[]; next: number } = (await call('POST /sync', { ...firstAsk(), since })).result
  return { next: reply.next, changes: reply.changes.filter((one) => one.noun === noun) }
}

/**
 * A house with two people on its staff, of whom `nina` sees one: her role chose a rule. `olga` has that role and another one without rules, `giver`
 * administers roles and rules and sees no staff.
 */
export async function openRuledHouse() {
  const product = quietProduct([
    { username: 'nina', roles: ['viewer', 'decider'] },
    { username: 'olga', roles: ['viewer', 'other'] },
    { username: 'giver', roles: ['giver'] },
  ])
  const roles = [
    role('viewer', ['staff:list', ...doing]),
    role('decider', ['conflict:list', 'conflict:resolve', 'department:list']),
    role('other', ['staff:list']),
    role('giver', ['role:*', 'permission:list', 'data-rule:*', 'user:*']),
  ]
  const house = await openHouse({ ...product, roles: [...product.roles, ...roles] }, quietNow)
  const [boss, nina, olga] = [await house.as('boss'), await house.as('nina'), await house.as('olga')]
  const rows = { seen: (await make(boss, staff, { name: '王一' })).id, hidden: (await make(boss, staff, { name: '李二' })).id }
  const ruleId = (await ok(boss(`POST ${rulesPath}/addPermissionRule`, rule))).id
  /** Has the role choose rules in place of those it chose. */
  const choose = (ids: string) =>
    ok(boss('POST /sys/role/datarule', { permissionId: 'staff:list', roleId: 'role.viewer', dataRuleIds: ids }))
  await choose(ruleId)
  return {
    house,
    boss,
    nina,
    olga,
    rows,
    both: [rows.seen, rows.hidden].sort(),
    ruleId,
    choose,
    /** Changes the rule; without anything it is as at first. */
    setRule: (more: object = {}) => ok(boss(`PUT ${rulesPath}/editPermissionRule`, { id: ruleId, ...rule, ...more })),
    rename: (id: string, name: string) => ok(boss(at('PUT', staff, 'edit'), { id, name })),
  }
}
