import * as z from 'zod/mini'
import { catalogue } from '../../../src/areas/areas'
import type { Roll } from '../../kit/dice'
import { dictionaries } from '../../kit/dictionaries'
import { samplePicture } from '../../kit/sample-picture'
import { testPassword } from '../../kit/test-password'
import type { Known } from './known'
import { pick } from './values'

type Schema = z.core.JSONSchema.BaseSchema

const nouns = Object.keys(catalogue.resources)
const fields = [...new Set(Object.values(catalogue.resources).flatMap((resource) => Object.keys(resource.fields)))]

/** Of which noun what has that name is an id: a field, or the noun itself. */
const nounOf = new Map<string, string>([
  ...nouns.map((noun) => [noun, noun] as const),
  ...Object.values(catalogue.resources).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { noun }]) => (noun ? [[name, noun] as const] : [])),
  ),
])

/** Values there are in the house, by what a parameter is called. */
const named = ({ rows, jobs, made, reports, onTheWay }: Known): readonly (readonly [RegExp, () => readonly string[]])[] => {
  const ids = () => [...rows.values()].map(({ id }) => id)
  const always = (...texts: readonly string[]) => {
    return () => texts
  }
  const days = ['2026-03-02', '2026-02-01', '2025-09-01', '2026-03-02', '2026-03-31', '2026-03-02 08:00:00']
  return [
    [/^mobile$|phone$/i, () => onTheWay.mobiles],
    [/^captcha$|smscode/i, () => onTheWay.codes],
    [/^token$|uuid$/i, () => onTheWay.tickets],
    [/^source$|thirdType/, always('oidc')],
    [/password$/i, always(testPassword)],
    [/^username$/, always('single', 'nobody', 'passer-by')],
    [/^(_noun|tbname)$/, () => made],
    [/^_report$/, () => reports],
    [/^headId$/, () => [...made, ...reports]],
    [/^jobs?$|^jobClassName$/, () => jobs],
    [/^noun$|^code$|table|^report$/i, always(...nouns, ...nouns.map((noun) => noun.replaceAll('-', '_')), ...Object.keys(dictionaries))],
    [
      /dict/i,
      always(
        ...Object.keys(dictionaries),
        ...nouns.map((noun) => `${noun},id,id`),
        'sys_user,realname,username',
        'sys_depart,depart_name,id',
      ),
    ],
    [/field|column|text|verb|order/i, always(...fields, 'id', 'createTime', 'asc', 'desc')],
    [/^step$/, always('week', 'month', 'day')],
    [/month/i, always('2026-03', '2026-02')],
    [/date|day|from|to|time|begin|end/i, always(...days)],
    [/ids|list|key/i, () => [...ids().map((id) => `${id},`), ids().slice(0, 9).join(',')]],
    [/user/i, always('user.single', 'user.nobody', 'user.teacher', 'single', 'nobody', 'teacher')],
    [/role/i, () => ['role.single', 'role.teacher', 'single', rows.get('department-role')?.id ?? '', rows.get('role')?.id ?? '']],
    [/dep|org/i, () => ['department.root', 'A01', rows.get('department')?.id ?? '']],
    [/pid|parent/i, always('', '0', 'department.root')],
    [/sha|hash/i, always('0'.repeat(64), samplePicture(1).sha)],
    [/cron/i, always('0 0 3 * * ? *', '* * * * * ? *')],
    [/locale|lang/i, always('zh', 'en')],
    [/id$/i, ids],
  ]
}

const plain = ['', 'x', '1', '0', 'true', 'a,b,', '2026-03-02', 'eq', 'and', 'asc', 'x'.repeat(32), '0190a000-0000-7000-8000-000000000001']

/** Values that a shape takes, drawn from what is in the house. */
export function lifelikeIn(known: Known) {
  const table = named(known)
  const all = [...plain, ...table.flatMap(([, texts]) => texts())]

  function text(roll: Roll, name: string, { pattern, maxLength, minLength = 0 }: Schema): string {
    const id = known.rows.get(nounOf.get(name) ?? '')?.id
    const own = id && roll(4) > 0 ? [id] : (table.find(([pattern]) => pattern.test(name))?.[1]() ?? plain)
    const form = pattern === undefined ? undefined : new RegExp(pattern)
    const fits = (one: string) =>
      one.length >= minLength && one.length <= (maxLength ?? Number.POSITIVE_INFINITY) && form?.test(one) !== false
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

const read = new WeakMap<object, Schema>()

/** What a route says of its input, as a schema anybody can read. */
export function schemaOf(shape: z.ZodMiniType): Schema {
  const found = read.get(shape) ?? (z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }) as Schema)
  read.set(shape, found)
  return found
}
