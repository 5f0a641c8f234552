import { sql } from 'kysely'
import { kindOf } from '../../contract/fields/kind'
import { comparedAs, isApt, isComparable } from '../../contract/list/condition'
import { type Condition, keptColumns, mostValues } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { DataRule } from '../../contract/system/people/data-rule'
import { nounRuled, type ReaderWord, type Resources, ruleConditions, takesRules } from '../../contract/system/people/ruled-noun'
import { codesIn } from '../../contract/system/permission'
import { columnOf, tableOf } from '../db/column'
import type { Database, Db } from '../db/database'
import { ownTenant } from '../db/own-tenant'
import { readerColumns } from '../db/readers'

/** A rule as roles choose it. `noun`: whose rows it is about. */
export type ReadRule = {
  readonly id: string
  readonly noun: string
  readonly field: string
  readonly condition: string
  readonly value: string
}

/** Who reads: what the words of a rule stand for. */
export type Reader = {
  readonly id: string
  readonly username: string
  readonly realname: string
  readonly departments: readonly string[]
}

/** What the words of a value stand for. */
const words: Readonly<Record<ReaderWord, (reader: Reader) => readonly string[]>> = {
  '#{sys_user_id}': ({ id }) => [id],
  '#{sys_user_code}': ({ username }) => [username],
  '#{sys_user_name}': ({ realname }) => [realname],
  '#{sys_user_departs}': ({ departments }) => departments,
}
const isWord = (part: string): part is ReaderWord => Object.hasOwn(words, part)

/** The values a rule compares with, for somebody; undefined where one of its words is not known. */
function valuesFor({ condition, value }: ReadRule, reader: Reader): readonly string[] | undefined {
  const parts = (condition === 'IN' ? value.split(',') : [value]).map((part) => part.trim()).filter((part) => part !== '')
  if (parts.some((part) => part.includes('#{') && !isWord(part))) return undefined
  return parts.flatMap((part) => (isWord(part) ? words[part](reader) : [part]))
}

/** The field of a noun a rule means by its name or that of its column; undefined where there is none that can be compared. */
export function ruledField({ fields }: Resource, given: string): string | undefined {
  const names = [...Object.keys(fields), ...keptColumns]
  const field = names.find((name) => name === given) ?? names.find((name) => columnOf(name) === given)
  return field === undefined || kindOf(fields[field])?.apart || field === 'rev' ? undefined : field
}

/** Why a rule cannot be understood. */
export type Amiss = 'column' | 'condition' | 'value'

/** A rule as a condition for somebody, or what of it cannot be understood. */
export function conditionFor(resource: Resource, rule: ReadRule, reader: Reader): Condition | Amiss {
  const field = ruledField(resource, rule.field)
  if (field === undefined) return 'column'
  const query = Object.hasOwn(ruleConditions, rule.condition) ? ruleConditions[rule.condition] : undefined
  const compared = comparedAs(resource.fields, field)
  if (query === undefined || !isApt(compared, query)) return 'condition'
  const values = valuesFor(rule, reader)
  if (!values || values.length > mostValues || !values.every((text) => isComparable(compared, query, text))) return 'value'
  const [only] = values
  // A word may stand for several, or for nothing: whoever has no department works in none.
  if (query === 'in' || query === 'eq' || only === undefined) return { field, rule: 'in', value: values }
  return values.length === 1 ? { field, rule: query, value: only } : 'value'
}

type Row = { id: string; entry: string; perms: string | null; rule_column: string; rule_conditions: string; rule_value: string }

/**
 * The rules in use among these, by id. One whose permission is gone holds as before: what role it narrows shows no more by that. A noun nobody knows has
 * none.
 */
export async function readDataRules(
  db: Db | Database,
  tenant: number,
  resources: Resources,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadRule>> {
  if (ids.length === 0 || !Object.hasOwn(resources, DataRule.name)) return new Map()
  const { rows } =
    await sql<Row>`select r.id, r.permission_id entry, p.perms, r.rule_column, r.rule_conditions, r.rule_value from ${sql.table(tableOf(DataRule.name))} r
    left join permission p on p.tenant_id = r.tenant_id and p.id = r.permission_id
    where r.tenant_id = ${tenant} and r.id = any(${[...ids]}::text[]) and not r.gone and r.status = '1'`.execute(db)
  return new Map(
    rows.flatMap((row): [string, ReadRule][] => {
      const noun = nounRuled(resources, { id: row.entry, codes: codesIn(row.perms) })?.name
      return noun === undefined
        ? []
        : [[row.id, { id: row.id, noun, field: row.rule_column, condition: row.rule_conditions, value: row.rule_value }]]
    }),
  )
}

type RuledRow = { entry: string; perms: string | null; rule_column: string }

/** Of those of some nouns that any rule in use is about, the columns by which it is told what rules leave of their rows: keys, and the fields rules name. */
export async function readRuledColumns(
  db: Db,
  resources: Resources,
  nouns: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = nouns.flatMap((noun) => resources[noun] ?? []).filter((resource) => takesRules(resources, resource))
  if (asked.length === 0 || !Object.hasOwn(resources, DataRule.name)) return new Map()
  const { rows } =
    await sql<RuledRow>`select distinct r.permission_id entry, p.perms, r.rule_column from ${sql.table(tableOf(DataRule.name))} r
    left join permission p on p.tenant_id = r.tenant_id and p.id = r.permission_id where r.tenant_id = ${ownTenant} and not r.gone and r.status = '1'`.execute(
      db,
    )
  return new Map(
    asked.flatMap((resource): [string, readonly string[]][] => {
      const fields = rows.flatMap(({ entry, perms, rule_column }) =>
        nounRuled(resources, { id: entry, codes: codesIn(perms) }) === resource ? (ruledField(resource, rule_column) ?? []) : [],
      )
      return fields.length === 0 ? [] : [[resource.name, [...new Set(['scope', ...readerColumns(resource), ...fields.map(columnOf)])]]]
    }),
  )
}
