import * as z from 'zod/mini'
import { isSound } from '../check'
import type { ErrorCode } from '../error'
import type { FieldFacts } from '../field'
import { type Kind, kindOf } from '../fields/kind'
import { gramsOf } from '../fields/weight'
import type { Label } from '../label'
import { keptColumns } from '../query'
import type { Resource } from '../resource'
import { isRuleName } from '../rules/rules'
import { madePath } from './made-name'

/** Kinds of fields a noun made at run time may have: every one that needs neither code nor a definition of its own. */
export const madeKinds = [
  'text',
  'note',
  'count',
  'amount',
  'money',
  'percent',
  'weight',
  'duration',
  'date',
  'time',
  'dateTime',
  'period',
  'boolean',
  'dict',
  'dicts',
  'region',
  'ref',
  'refs',
  'secret',
  'photos',
  'signature',
  'attachments',
] as const satisfies readonly Kind[]
export type MadeKind = (typeof madeKinds)[number]

/** `max` where nothing is said, and at most. A line of text must fit into an index. */
const sizes: Readonly<Record<MadeKind, readonly [usual: number, most: number]>> = {
  text: [100, 500],
  note: [500, 10_000],
  count: [2_147_483_647, 2_147_483_647],
  amount: [1e12, 1e12],
  money: [1e13, 1e13],
  percent: [100, 100_000],
  weight: [1e12, 1e12],
  duration: [5_256_000, 5_256_000],
  date: [10, 10],
  time: [5, 5],
  dateTime: [19, 19],
  period: [21, 21],
  boolean: [5, 5],
  dict: [64, 64],
  dicts: [50, 50],
  region: [6, 6],
  ref: [64, 64],
  refs: [200, 200],
  secret: [64, 200],
  photos: [9, 9],
  signature: [64, 64],
  attachments: [9, 9],
}

/** What of a noun is searched for, is there only once, and is it known by. Each is a value that fits into an index. */
const suited = {
  search: ['text', 'count', 'amount', 'money', 'date', 'time', 'dateTime', 'period', 'boolean', 'dict', 'region', 'ref'],
  unique: ['text', 'count', 'date', 'dateTime', 'ref'],
  title: ['text', 'date', 'dateTime', 'ref'],
} as const satisfies Readonly<Record<string, readonly MadeKind[]>>

/** Whether rows may be known by a field of this kind. */
export const isTitleKind = (kind: MadeKind): boolean => suited.title.some((one) => one === kind)
/** Whether rows may be searched by one. */
export const isSearchKind = (kind: MadeKind): boolean => suited.search.some((one) => one === kind)

/** Most fields of a noun, also counting those that were given up, and most characters of its definition. */
export const madeLimits = { fields: 60, text: 20_000, nouns: 100 } as const

const fieldName = /^[a-z][A-Za-z0-9]{0,21}$/
/** Longest column: each capital takes two letters of it. */
const longestColumn = 22

/** Names that mean something else beside a noun's fields: in calls and addresses, to the database, and to every object. */
const reserved: ReadonlySet<string> = new Set([
  ...keptColumns,
  ...['scope', 'versions', 'gone', 'tenantId', 'countedRows', 'resource', 'token'],
  ...['pageNo', 'pageSize', 'column', 'order', 'field', 'queryPage', 'querySize', 'selections', 'page', 'size', 'sort', 'open'],
  ...['superQueryParams', 'superQueryMatchType', 'superQuery', 'filterParams'],
  ...['oid', 'ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'],
  // Every table has indexes of these names.
  ...['newest', 'opens', 'kept', 'pkey'],
])
const isReserved = (name: string): boolean => reserved.has(name) || name.endsWith('Unique') || name in {}

const words = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.refine(isSound))
const name = z.string().check(z.regex(fieldName))
const number = z.optional(z.number().check(z.refine(Number.isFinite)))

const fieldShape = z.strictObject({
  name,
  kind: z.enum(madeKinds),
  zh: words(60),
  en: words(60),
  required: z.optional(z.boolean()),
  unique: z.optional(z.boolean()),
  fixed: z.optional(z.boolean()),
  /** Given up: neither shown nor written any more. What it held stays. */
  retired: z.optional(z.boolean()),
  max: number,
  min: number,
  scale: z.optional(z.int().check(z.minimum(0), z.maximum(6))),
  unit: z.optional(words(20)),
  /** What a line of text has to be, by the name of one of the product's rules. */
  rule: z.optional(z.string().check(z.refine((given) => isRuleName(given) && given !== 'password'))),
  dict: z.optional(z.string().check(z.regex(/^[A-Za-z][\w:.-]{0,63}$/))),
  noun: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/))),
})
export type MadeField = z.infer<typeof fieldShape>

const some = (max: number) => z.array(name).check(z.minLength(1), z.maxLength(max))
const definitionShape = z.strictObject({
  fields: z.array(fieldShape).check(z.minLength(1), z.maxLength(madeLimits.fields)),
  title: name,
  list: z.optional(some(20)),
  search: z.optional(z.array(name).check(z.maxLength(10))),
  form: z.optional(z.array(some(3)).check(z.minLength(1), z.maxLength(madeLimits.fields))),
  verbs: z.optional(z.array(z.enum(['add', 'edit', 'remove'])).check(z.maxLength(3))),
})
/** What a noun made at run time is, as its maker writes it. */
export type MadeDefinition = z.infer<typeof definitionShape>

/** What is wrong with a definition. `at`: which fact of which of its fields, as `3.name`, where it is one's. */
export type MadeProblem = { readonly code: ErrorCode; readonly values?: Record<string, string | number>; readonly at?: string }
type Read =
  | { readonly definition: MadeDefinition; readonly problem?: never }
  | { readonly problem: MadeProblem; readonly definition?: never }

const wrongAt = (place: string): MadeProblem => ({ code: 'made.wrong', values: { place: place.slice(0, 100) } })

/** What is wrong with a fact of the field at a place. */
export const wrongField = (at: number, fact: string, code: 'made.wrong' | 'made.unseen' = 'made.wrong'): MadeProblem => ({
  code,
  values: { place: `fields.${at}.${fact}` },
  at: `${at}.${fact}`,
})

/** By which of its facts a field of this kind says where its values are from; undefined where they are anybody's. */
export function valuesOf(kind: MadeKind): 'dict' | 'noun' | undefined {
  if (kind === 'dict' || kind === 'dicts') return 'dict'
  return kind === 'ref' || kind === 'refs' ? 'noun' : undefined
}

/** Whether a field contradicts itself. */
function flawOf(field: MadeField): string | undefined {
  const { kind, max, min, dict, noun, unique, unit, rule } = field
  const isNumber = kindOf(field)?.shape === 'number'
  if (field.name.replace(/[A-Z]/g, '__').length > longestColumn) return 'name'
  if (max !== undefined && (max < (isNumber ? -sizes[kind][1] : 1) || max > sizes[kind][1])) return 'max'
  const mayBeLeast = isNumber || kind === 'text' || kind === 'dicts' || kind === 'refs'
  if (rule !== undefined && kind !== 'text') return 'rule'
  if (min !== undefined && (!mayBeLeast || min > (max ?? sizes[kind][0]) || min < -sizes[kind][1])) return 'min'
  if ((valuesOf(kind) === 'dict') !== (dict !== undefined)) return 'dict'
  if ((valuesOf(kind) === 'noun') !== (noun !== undefined)) return 'noun'
  if (kind === 'weight' && unit !== undefined && !Object.hasOwn(gramsOf, unit)) return 'unit'
  const mayBeUnique: readonly string[] = suited.unique
  if (unique && !mayBeUnique.includes(kind)) return 'unique'
}

function flawOfFields(fields: readonly MadeField[]): MadeProblem | undefined {
  const taken = new Set<string>()
  for (const [at, field] of fields.entries()) {
    if (isReserved(field.name)) return { ...wrongField(at, 'name'), code: 'made.reserved', values: { name: field.name } }
    // Beside a reference its title is read under a name of its own.
    if (taken.has(field.name) || fields.some((other) => other.noun !== undefined && field.name === `${other.name}Title`))
      return wrongField(at, 'name')
    taken.add(field.name)
    const flaw = flawOf(field)
    if (flaw) return wrongField(at, flaw)
  }
}

/** Names under `place` that are no field in use, stand there twice, or are of a kind that does not suit it. */
function flawOfNames(definition: MadeDefinition): MadeProblem | undefined {
  const used = new Map(definition.fields.filter(({ retired }) => !retired).map((field) => [field.name, field.kind]))
  const lists = { list: definition.list ?? [], search: definition.search ?? [], form: (definition.form ?? []).flat() }
  for (const [place, names] of Object.entries({ title: [definition.title], ...lists })) {
    if (new Set(names).size < names.length) return wrongAt(place)
    const kinds: readonly string[] = place === 'search' || place === 'title' ? suited[place] : madeKinds
    const wrong = names.find((one) => !kinds.includes(used.get(one) ?? ''))
    if (wrong !== undefined) return place === 'title' ? untitled : wrongAt(`${place}: ${wrong}`)
  }
}

/** Rows are known by nothing, or by what suits nobody. */
const untitled = { code: 'made.untitled' } as const satisfies MadeProblem

function wrongShape(path: readonly PropertyKey[]): MadeProblem {
  const [list, at, fact] = path
  if (list === 'title') return untitled
  return list === 'fields' && typeof at === 'number' && typeof fact === 'string'
    ? wrongField(at, fact)
    : wrongAt(path.map(String).join('.') || 'JSON')
}

/** Reads what somebody wrote as the definition of a noun. */
export function readDefinition(text: string): Read {
  if (text.length > madeLimits.text) return { problem: { code: 'field.long', values: { max: madeLimits.text } } }
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return { problem: { code: 'made.json' } }
  }
  const read = definitionShape.safeParse(given)
  if (!read.success) return { problem: wrongShape(read.error.issues[0]?.path ?? []) }
  const problem = flawOfFields(read.data.fields) ?? flawOfNames(read.data)
  return problem ? { problem } : { definition: read.data }
}

/** What must stay as it is, because rows hold values of it. */
const lasting = ['kind', 'unique', 'noun', 'dict'] as const

/** What is wrong where a definition leaves out a field of an earlier one, or makes another of it; the field may be given up instead. */
export function lostField(before: MadeDefinition, after: MadeDefinition): MadeProblem | undefined {
  for (const field of before.fields) {
    const at = after.fields.findIndex(({ name }) => name === field.name)
    const now = after.fields[at]
    const fact = now && lasting.find((one) => (now[one] || undefined) !== (field[one] || undefined))
    const lost = { code: 'made.kept', values: { name: field.zh } } as const
    if (!now) return lost
    if (fact) return { ...lost, at: `${at}.${fact}` }
  }
  return undefined
}

/** Places after the point, and units, of kinds that have any where nothing is said. */
const scales: { readonly [K in MadeKind]?: number } = { amount: 2, percent: 1 }
const units: { readonly [K in MadeKind]?: { readonly unit: string } } = { percent: { unit: '%' }, weight: { unit: 'kg' } }

function factsOf({ kind, zh, en, required, unique, fixed, max, min, scale, unit, dict, noun, rule }: MadeField): FieldFacts {
  const isNumber = kindOf({ kind })?.shape === 'number'
  const places = scales[kind]
  return {
    kind,
    label: { zh, en },
    required: required ?? false,
    max: max ?? sizes[kind][0],
    ...(min !== undefined ? { min } : isNumber ? { min: Math.min(0, max ?? 0) } : {}),
    ...(places !== undefined && { scale: scale ?? places }),
    ...(unique && { unique }),
    ...(fixed && { fixed }),
    ...units[kind],
    ...(unit && { unit }),
    ...(dict && { dict }),
    ...(noun && { noun }),
    ...(rule !== undefined && isRuleName(rule) && { rule }),
  }
}

const isListed = (field: MadeField): boolean => field.kind !== 'note' && !kindOf(field)?.apart

/** Names of the columns of a definition and of what it is searched by, also where it says nothing of them. */
export function placesOf({ fields, title, list, search }: MadeDefinition): {
  readonly list: readonly string[]
  readonly search: readonly string[]
} {
  const usual = fields.filter((field) => !field.retired && isListed(field)).slice(0, 8)
  return { list: list ?? usual.map(({ name }) => name), search: search ?? [title] }
}

/** The noun that follows from a definition. Plain facts, so that it can be sent as it is. */
export function madeNoun(noun: string, label: Label, definition: MadeDefinition): Resource {
  const { fields, title, form, verbs } = definition
  const used = fields.filter(({ retired }) => !retired)
  return {
    name: noun,
    label,
    path: `${madePath}/${noun}`,
    offline: { mode: 'none' },
    fields: Object.fromEntries(used.map((field) => [field.name, factsOf(field)])),
    title,
    ...placesOf(definition),
    form: form ?? used.map((field) => [field.name]),
    verbs: verbs ?? ['add', 'edit', 'remove'],
  }
}
