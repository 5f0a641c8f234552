import type { ErrorCode } from './error'
import type { FieldFacts, Fields } from './field'
import { attachmentLimits, isAttachmentName } from './fields/attachment'
import { isEntryId } from './fields/entries'
import { isFileHash } from './fields/file'
import { kindOf } from './fields/kind'
import { isRegionCode } from './fields/region'
import { ruleOf } from './rules/rules'

/** Why one value is refused: a code of the error table and the values its sentence needs. */
export type Problem = { readonly code: ErrorCode; readonly values?: Record<string, string | number> }
/** Field name to problem. Empty when all is well. Entries use `field.0.name`. */
export type Problems = Record<string, Problem>

// The database knows no year 0.
const day = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (value: string): boolean => day.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
const clock = /^([01]\d|2[0-3]):[0-5]\d$/
/** Whether a text is a moment, `YYYY-MM-DD HH:mm:ss`. */
export const isDateTime = (value: string): boolean =>
  isDay(value.slice(0, 10)) && /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value.slice(10))
const isText = (value: unknown): value is string => typeof value === 'string'
/** Whether a text can be stored: PostgreSQL has no zero character, and lone surrogates are no text at all. */
export const isSound = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

const wrong = (code: ErrorCode, values?: Record<string, string | number>): Problem => (values ? { code, values } : { code })

function checkText(facts: FieldFacts, value: unknown): Problem | undefined {
  if (!isText(value)) return wrong('field.text')
  if (value.length > facts.max) return wrong('field.long', { max: facts.max })
  if (!isSound(value)) return wrong('field.text')
  if (facts.min !== undefined && value.length < facts.min) return wrong('field.short', { min: facts.min })
  if (facts.rule && ruleOf(facts.rule)?.(value) === false) return wrong(`rule.${facts.rule}`)
}

function checkNumber(facts: FieldFacts, value: unknown): Problem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrong('field.number')
  const { scale = 0 } = facts
  const scaled = value * 10 ** scale
  if (Math.abs(scaled - Math.round(scaled)) > 1e-6) return wrong(scale > 0 ? 'field.places' : 'field.whole', { scale })
  if (facts.min !== undefined && value < facts.min) return wrong('field.small', { min: facts.min })
  if (value > facts.max) return wrong('field.large', { max: facts.max })
}

function checkList(facts: FieldFacts, value: unknown): Problem | undefined {
  if (!Array.isArray(value) || !value.every((item) => isText(item) && item.length <= 64 && isSound(item))) return wrong('field.list')
  if (value.length > facts.max) return wrong('field.many', { max: facts.max })
  if (facts.required && value.length === 0) return wrong('field.required')
  if (facts.min !== undefined && value.length > 0 && value.length < facts.min) return wrong('field.few', { min: facts.min })
}

function checkPhotos(facts: FieldFacts, value: unknown): Problem | undefined {
  return checkList(facts, value) ?? (Array.isArray(value) && value.every(isFileHash) ? undefined : wrong('field.file'))
}

function checkAttachments(facts: FieldFacts, value: unknown): Problem | undefined {
  if (!Array.isArray(value)) return wrong('field.list')
  if (value.length > facts.max) return wrong('field.many', { max: facts.max })
  if (facts.required && value.length === 0) return wrong('field.required')
  const isFile = (one: unknown): boolean => {
    const { sha, name, size, ...more } = { ...(one as Record<string, unknown> | null) }
    const isSized = Number.isInteger(size) && Number(size) > 0 && Number(size) <= attachmentLimits.size
    return isFileHash(sha) && isSized && isText(name) && isSound(name) && isAttachmentName(name) && Object.keys(more).length === 0
  }
  return value.every(isFile) ? undefined : wrong('field.attachment')
}

/** Whether every text within a value can be stored. */
function isSoundWithin(value: unknown): boolean {
  if (isText(value)) return isSound(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isSound(name) && isSoundWithin(inner))
}

function checkShape({ shape, max }: FieldFacts, value: unknown): Problem | undefined {
  const found = shape?.safeParse(value)
  if (found?.error) return wrong('field.shape', { path: found.error.issues[0]?.path.join('.') ?? '' })
  if (JSON.stringify(value).length > max) return wrong('field.long', { max })
  return isSoundWithin(value) ? undefined : wrong('field.text')
}

function checkPeriod(value: unknown): Problem | undefined {
  const [from = '', to = '', more] = isText(value) ? value.split('/') : []
  if (more !== undefined || !isDay(from) || !isDay(to)) return wrong('field.period')
  return from <= to ? undefined : wrong('field.order')
}

/** What is wrong with one value of a field, or undefined. An absent value is only wrong where the field is required. */
export function checkValue(facts: FieldFacts, value: unknown): Problem | undefined {
  if (value === null || value === undefined || value === '') return facts.required ? wrong('field.required') : undefined
  if (kindOf(facts)?.shape === 'number') return checkNumber(facts, value)
  switch (facts.kind) {
    case 'dicts':
    case 'refs':
      return checkList(facts, value)
    case 'photos':
      return checkPhotos(facts, value)
    case 'signature':
      return isFileHash(value) ? undefined : wrong('field.file')
    case 'boolean':
      return typeof value === 'boolean' ? undefined : wrong('field.yes')
    case 'date':
      return isText(value) && isDay(value) ? undefined : wrong('field.date')
    case 'time':
      return isText(value) && clock.test(value) ? undefined : wrong('field.time')
    case 'dateTime':
      return isText(value) && isDateTime(value) ? undefined : wrong('field.moment')
    case 'period':
      return checkPeriod(value)
    case 'region':
      return isText(value) && isRegionCode(value) ? undefined : wrong('field.choice')
    case 'json':
      return checkShape(facts, value)
    case 'attachments':
      return checkAttachments(facts, value)
    case 'entries':
      if (!Array.isArray(value)) return wrong('field.list')
      if (facts.required && value.length === 0) return wrong('field.required')
      return value.length <= facts.max ? undefined : wrong('field.many', { max: facts.max })
    default:
      return checkText(facts, value)
  }
}

function checkEntries(facts: FieldFacts, name: string, value: unknown): Problems {
  if (facts.kind !== 'entries' || !facts.of || !Array.isArray(value)) return {}
  const of = facts.of
  return Object.fromEntries(
    value.flatMap((entry, at) => {
      if (typeof entry !== 'object' || entry === null) return [[`${name}.${at}`, wrong('field.list')]]
      const { id, ...values }: Record<string, unknown> = entry
      if (id !== undefined && !isEntryId(id)) return [[`${name}.${at}.id`, wrong('field.text')]]
      return Object.entries(checkFields(of, values, 'whole')).map(([inner, problem]) => [`${name}.${at}.${inner}`, problem])
    }),
  )
}

/**
 * Checks named values against the fields of a noun. `whole`: a new row, so every required field must be there.
 * `part`: a change, so only what is named is checked. Names that are no field, or that the server works out, are refused.
 */
export function checkFields(fields: Fields, values: Record<string, unknown>, how: 'whole' | 'part'): Problems {
  const problems: Problems = {}
  for (const name of Object.keys(values)) {
    const facts = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!facts) problems[name] = wrong('field.unknown', { field: name.slice(0, 64) })
    else if (facts.derived) problems[name] = wrong('field.derived')
  }
  for (const [name, facts] of Object.entries(fields)) {
    if (facts.derived || (how === 'part' && !(name in values))) continue
    const problem = checkValue(facts, values[name])
    if (problem) problems[name] = problem
    else Object.assign(problems, checkEntries(facts, name, values[name]))
  }
  return problems
}
