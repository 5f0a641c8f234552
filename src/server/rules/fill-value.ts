import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { refuse, refuseFields } from '../../contract/error'
import { objectIn } from '../../contract/fields/json-text'
import type { Resource } from '../../contract/resource'
import { Category } from '../../contract/system/category'
import { Department } from '../../contract/system/department'
import { dateTimeOf } from '../../contract/time'
import { may } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { DictAsking } from '../dict/dict-source'
import { nextTreeCode } from '../system/tree-code'

type Said = Readonly<Record<string, unknown>>
/** `params`: what its rule says. `form`: what stands in the form that is filled in. */
type Asked = { readonly asking: DictAsking; readonly params: Said; readonly form: Said }
type Make = (asked: Asked) => string | Promise<string>

const longest = 40
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : '')
const digitsOf = ({ engine }: DictAsking): string => dateTimeOf(engine.now()).replace(/\D/g, '')

const parts: Readonly<Record<string, readonly [number, number]>> = {
  yyyy: [0, 4],
  MM: [4, 6],
  dd: [6, 8],
  HH: [8, 10],
  mm: [10, 12],
  ss: [12, 14],
}

/** The next code in a tree below the row the form names as its parent. */
async function nextCodeIn({ asking, form }: Asked, noun: Resource, field: string): Promise<string> {
  const { engine, person } = asking
  if (!may(person, noun.name, 'list')) refuse('access.denied')
  const said = textOf(form.pid) || textOf(form.parentId)
  const parent = said === '0' ? '' : said
  const [table, code] = [sql.table(tableOf(noun.name)), sql.ref(columnOf(field))]
  const db = engine.databases.tenant(person.tenant)
  const above = parent
    ? await sql<{ code: string }>`select ${code} as code from ${table} where ${isOwn} and not gone and id = ${parent}`.execute(db)
    : undefined
  if (above && !above.rows[0]) refuseFields({ parentId: { code: 'field.missing-row' } })
  const beside = await sql<{ code: string }>`select ${code} as code from ${table}
    where ${isOwn} and not gone and parent_id is not distinct from ${parent || null}`.execute(db)
  const codes = beside.rows.map((row) => row.code)
  return nextTreeCode(above?.rows[0]?.code ?? '', codes) ?? refuseFields({ parentId: { code: 'field.choice' } })
}

/** What each class of fill rules makes: a value of the dictionary `fill_rule_class` each. Nothing a caller writes is ever run. */
const makers: Readonly<Record<string, Make>> = {
  OrderNumberRule: ({ asking, params, form }) =>
    `${textOf(form.prefix) || textOf(params.prefix) || 'CN'}${digitsOf(asking)}${randomInt(10, 100)}`,
  DateRule: ({ asking, params }) => {
    const digits = digitsOf(asking)
    return (textOf(params.format) || 'yyyy-MM-dd').replace(/yyyy|MM|dd|HH|mm|ss/g, (part) => digits.slice(...(parts[part] ?? [0, 0])))
  },
  CategoryCodeRule: (asked) => nextCodeIn(asked, Category, 'code'),
  OrgCodeRule: (asked) => nextCodeIn(asked, Department, 'orgCode'),
}

/** A class as clients of the wire contract may name it, with the package before it. */
export const classNamed = (given: string): string => given.split('.').at(-1) ?? ''

/** The value a rule makes now. Refuses with `rule.unknown` where the house knows no such code. */
export async function fillValue(asking: DictAsking, ruleCode: string, form: Said): Promise<string> {
  const { rows } = await sql<{ rule_class: string; rule_params: string | null }>`select rule_class, rule_params from fill_rule
    where ${isOwn} and not gone and rule_code = ${ruleCode}`.execute(asking.engine.databases.tenant(asking.person.tenant))
  const [rule] = rows
  const make = rule && Object.hasOwn(makers, rule.rule_class) ? makers[rule.rule_class] : undefined
  if (!make) return refuse('rule.unknown', { code: ruleCode.slice(0, 64) })
  return make({ asking, params: objectIn(rule?.rule_params ?? '') ?? {}, form })
}
