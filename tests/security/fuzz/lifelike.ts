import * as z from 'zod/mini'
import { catalogue } from '../../../src/areas/areas'
import type { Row } from '../../../src/contract/resource'
import type { Roll } from '../../kit/dice'
import { dictionaries } from '../../kit/dictionaries'
import { pick } from './values'

type Schema = z.core.JSONSchema.BaseSchema

const nouns = Object.keys(catalogue.resources)
const fields = [...new Set(Object.values(catalogue.resources).flatMap((resource) => Object.keys(resource.fields)))]

/** Values there are in the house, by what a parameter is called. */
const named = (rows: ReadonlyMap<string, Row>): readonly (readonly [RegExp, readonly string[]])[] => {
  const ids = [...rows.values()].map(({ id }) => id)
  return [
    [/^_?noun$|^code$|table|^report$/i, [...nouns, ...nouns.map((noun) => noun.replaceAll('-', '_')), ...Object.keys(dictionaries)]],
    [
      /dict/i,
      [...Object.keys(dictionaries), ...nouns.map((noun) => `${noun},id,id`), 'sys_user,realname,username', 'sys_depart,depart_name,id'],
    ],
    [/field|column|text|verb|order/i, [...fields, 'id', 'createTime', 'asc', 'desc']],
    [/date|day|from|to|time|begin|end/i, ['2026-03-02', '2026-02-01', '2025-09-01', '2026-03-02 08:00:00', '2026-03']],
    [/ids|list|key/i, [...ids.map((id) => `${id},`), ids.slice(0, 9).join(',')]],
    [/user/i, ['user.single', 'user.nobody', 'user.teacher', 'single', 'nobody', 'teacher']],
    [/role/i, ['role.single', 'role.teacher', 'single']],
    [/dep|org/i, ['department.root', 'A01']],
    [/pid|parent/i, ['', '0', 'department.root']],
    [/sha|hash/i, ['0'.repeat(64), 'f'.repeat(64)]],
    [/cron/i, ['0 0 3 * * ? *', '* * * * * ? *']],
    [/locale|lang/i, ['zh', 'en']],
    [/id$/i, ids],
  ]
}

const plain = ['', 'x', '1', '0', 'true', 'a,b,', '2026-03-02', 'eq', 'and', 'asc', 'x'.repeat(32), '0190a000-0000-7000-8000-000000000001']

/** Values that a shape takes, drawn from what is in the house. */
export function lifelikeIn(rows: ReadonlyMap<string, Row>) {
  const table = named(rows)
  const all = [...plain, ...table.flatMap(([, texts]) => texts)]

  function text(roll: Roll, name: string, { pattern, maxLength, minLength = 0 }: Schema): string {
    const own = table.find(([pattern]) => pattern.test(name))?.[1] ?? plain
    const fits = (one: string) =>
      one.length >= minLength && one.length <= (maxLength ?? Number.POSITIVE_INFINITY) && (!pattern || new RegExp(pattern).test(one))
    const first = pick(roll, own)
    if (fits(first)) return first
    const fitting = all.filter(fits)
    return fitting.length > 0 ? pick(roll, fitting) : first
  }

  function ofShape(roll: Roll, name: string, schema: Schema | boolean | undefined, depth = 0): unknown {
    if (typeof schema !== 'object') return text(roll, name, {})
    const { anyOf, enum: choices, type, items, properties = {}, required = [] } = schema
    if (schema.const !== undefined) return schema.const
    if (choices) return pick(roll, choices)
    if (anyOf) return ofShape(roll, name, pick(roll, anyOf), depth)
    if (type === 'null') return null
    if (type === 'boolean') return roll(2) === 0
    if (type === 'number' || type === 'integer') return pick(roll, [0, 1, 2, 3, 10, 200])
    if (type === 'array')
      return Array.from({ length: depth > 3 ? 0 : roll(3) }, () => ofShape(roll, name, Array.isArray(items) ? items[0] : items, depth + 1))
    if (type !== 'object') return text(roll, name, schema)
    const given = Object.keys(properties).filter((key) => required.includes(key) || roll(3) > 0)
    return Object.fromEntries(given.map((key) => [key, ofShape(roll, key, properties[key], depth + 1)]))
  }
  return { text: (roll: Roll, name: string) => text(roll, name, {}), ofShape }
}

const known = new WeakMap<object, Schema>()

/** What a route says of its input, as a schema anybody can read. */
export function schemaOf(shape: z.ZodMiniType): Schema {
  const found = known.get(shape) ?? (z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }) as Schema)
  known.set(shape, found)
  return found
}
