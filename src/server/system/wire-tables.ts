import { type Catalogue, resourceOf } from '../../contract/catalogue'
import { refuse } from '../../contract/error'
import type { Resource } from '../../contract/resource'
import { tableOf } from '../db/column'

/** Names clients of the wire contract have for tables of the engine's own nouns. */
const wireTables: ReadonlyMap<string, string> = new Map([
  ['sys_announcement', 'announcement'],
  ['sys_category', 'category'],
  ['sys_check_rule', 'check-rule'],
  ['sys_data_source', 'data-source'],
  ['sys_depart', 'department'],
  ['sys_depart_role', 'department-role'],
  ['sys_permission_data_rule', 'data-rule'],
  ['sys_dict', 'dict'],
  ['sys_dict_item', 'dict-item'],
  ['sys_fill_rule', 'fill-rule'],
  ['sys_permission', 'permission'],
  ['sys_position', 'position'],
  ['sys_role', 'role'],
  ['sys_user', 'user'],
  ['sys_user_agent', 'user-agent'],
])

/** The noun a client means by the name of a table: the contract's name for it, the noun's own, or its table's. Refuses every other with `noun.unknown`. */
export function nounOfTable({ resources }: Pick<Catalogue, 'resources'>, table: string): Resource {
  const named = resourceOf({ resources }, wireTables.get(table) ?? table)
  return (
    named ?? Object.values(resources).find(({ name }) => tableOf(name) === table) ?? refuse('noun.unknown', { noun: table.slice(0, 64) })
  )
}
