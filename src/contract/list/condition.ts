import { isDateTime, isDay } from '../check'
import type { FieldFacts } from '../field'
import type { Kind } from '../fields/kind'
import { isRegionCode, regionStem } from '../fields/region'
import type { Values } from '../fields/values'
import type { Condition, QueryRule } from '../query'
import { compareWords } from './word-order'

/**
 * What the values of a column are when they are compared. `words`: of people, ordered as readers expect. `code`: by their characters. `whole`, `long`
 * and `number`: up to 2^31, up to fifteen digits, and with places after the point.
 */
export type Compared = 'words' | 'code' | 'whole' | 'long' | 'number' | 'day' | 'moment' | 'period' | 'yes' | 'texts' | 'region'

const byKind: Readonly<Partial<Record<Kind, Compared>>> = {
  text: 'words',
  note: 'words',
  count: 'whole',
  duration: 'whole',
  money: 'long',
  weight: 'long',
  amount: 'number',
  percent: 'number',
  date: 'day',
  dateTime: 'moment',
  period: 'period',
  boolean: 'yes',
  dicts: 'texts',
  refs: 'texts',
  photos: 'texts',
  region: 'region',
}

type Fields = Readonly<Record<string, FieldFacts>>

/** How a column is compared: a field of a noun, or one of those that every row has. */
export function comparedAs(fields: Fields, column: string): Compared {
  const facts = fields[column]
  if (facts) return byKind[facts.kind] ?? 'code'
  return column === 'rev' ? 'whole' : column.endsWith('Time') ? 'moment' : 'code'
}

/** Rules that look for a piece of a text: within it, at its end, at its beginning. */
export const isPiece = (rule: QueryRule): rule is 'like' | 'left_like' | 'right_like' => rule.endsWith('like')
const isBound = (rule: QueryRule): boolean => rule === 'gt' || rule === 'ge' || rule === 'lt' || rule === 'le'

/** Whether a rule says anything of such values: several texts are neither before nor after others. */
export const isApt = (compared: Compared, rule: QueryRule): boolean => compared !== 'texts' || !isBound(rule)

/** A moment as it is written, down to the day, hour, minute or second: it stands for all of that. Its missing part is as the beginning of it. */
export const beginningOf = (text: string): string => `${text}${' 00:00:00'.slice(text.length - 10)}`
/** How long it is, by its characters. */
export const spanOf: Readonly<Record<number, 'day' | 'hour' | 'minute' | 'second'>> = { 10: 'day', 13: 'hour', 16: 'minute', 19: 'second' }
const yes = /^(true|1|Y)$/
/** Whether a text that is a yes or a no is a yes. */
export const isYes = (text: string): boolean => yes.test(text)

/** The day of a period that says whether it is before or after another day: its last for after, its first for before. */
export const dayCompared = (rule: QueryRule, text: string): string => (rule === 'gt' || rule === 'ge' ? text.slice(0, 10) : text.slice(-10))

const shapes: Readonly<Partial<Record<Compared, (text: string) => boolean>>> = {
  whole: (text) => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) < 2 ** 31,
  long: (text) => /^-?\d{1,15}$/.test(text),
  number: (text) => /^-?\d{1,15}(\.\d{1,6})?$/.test(text),
  yes: (text) => /^(true|false|1|0|Y|N)$/.test(text),
  day: (text) => isDay(text.slice(0, 10)),
  moment: (text) => text.length in spanOf && isDateTime(beginningOf(text)),
}

/** Whether a text can be compared by a rule: the database must never be the first to notice that it cannot. */
export function isComparable(compared: Compared, rule: QueryRule, text: string): boolean {
  if (rule === 'empty' || isPiece(rule)) return true
  if (compared === 'period') return !isBound(rule) || isDay(dayCompared(rule, text))
  if (compared === 'region') return isBound(rule) || isRegionCode(text)
  return shapes[compared]?.(text) ?? true
}

const byCode = (one: string, two: string): number => (one < two ? -1 : Number(one > two))
const bounds = {
  gt: (turn: number) => turn > 0,
  ge: (turn: number) => turn >= 0,
  lt: (turn: number) => turn < 0,
  le: (turn: number) => turn <= 0,
}

/** Where a value stands beside a text: below nought before it, above nought behind it. */
function turnOf(compared: Compared, rule: QueryRule, value: unknown, text: string): number {
  const own = String(value)
  switch (compared) {
    case 'whole':
    case 'long':
    case 'number':
      return Number(value) - Number(text)
    case 'day':
      return byCode(own, text.slice(0, 10))
    case 'moment':
      return byCode(own.slice(0, text.length), text)
    case 'yes':
      return Number(value === true) - Number(isYes(text))
    case 'period':
      return byCode(rule === 'gt' || rule === 'ge' ? own.slice(-10) : own.slice(0, 10), dayCompared(rule, text))
    case 'words':
      return compareWords(own, text) || byCode(own, text)
    default:
      return byCode(own, text)
  }
}

/** Whether one value is what a text names. A region is any place within it, a period any day of it. */
function isSame(compared: Compared, value: unknown, text: string): boolean {
  const own = String(value)
  if (compared === 'region') return own.startsWith(regionStem(text))
  if (compared === 'period') return own === text || (isDay(text) && own.slice(0, 10) <= text && own.slice(-10) >= text)
  return compared === 'words' ? own === text : turnOf(compared, 'eq', value, text) === 0
}

function hasPiece(rule: QueryRule, value: unknown, text: string): boolean {
  const [own, piece] = [String(value).toLowerCase(), text.toLowerCase()]
  return rule === 'like' ? own.includes(piece) : rule === 'left_like' ? own.endsWith(piece) : own.startsWith(piece)
}

/**
 * Whether a row meets a condition, as the server finds rows by the same one (`server/resource/condition-sql.ts`). A cell without a value meets `ne`
 * and `empty`, and nothing else. What cannot be compared is met by none.
 */
export function meets(fields: Fields, row: Values, { field, rule, value: given }: Condition): boolean {
  const compared = comparedAs(fields, field)
  const texts = typeof given === 'string' ? [given] : given
  const [text = ''] = texts
  const cell = row[field]
  const values: readonly unknown[] = Array.isArray(cell) ? cell : cell === null || cell === undefined ? [] : [cell]
  if (rule === 'empty') return values.every((one) => one === '')
  if (!isApt(compared, rule) || !texts.every((one) => isComparable(compared, rule, one))) return false
  const isAny = (wanted: readonly string[]) => values.some((value) => wanted.some((one) => isSame(compared, value, one)))
  if (rule === 'ne') return !isAny(texts.slice(0, 1))
  if (rule === 'eq') return isAny(texts.slice(0, 1))
  if (rule === 'in') return isAny(texts)
  if (isPiece(rule)) return values.some((value) => hasPiece(rule, value, text))
  return values.some((value) => bounds[rule](turnOf(compared, rule, value, text)))
}
