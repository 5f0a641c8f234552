import { sentence } from '../error'
import type { Fields } from '../field'
import type { Language } from '../label'
import { Escalation } from '../system/escalation'
import type { Settled } from './exchange'
import type { Op } from './op'

const { max } = Escalation.fields.op
/** Characters a long text is cut to where the whole edit would be too long to be handed over. */
const short = 500

type Values = Readonly<Record<string, unknown>>

/** Values as somebody else may read them: what is kept secret stays out. */
export const openValues = (fields: Fields, values: Values, cut: (value: unknown) => unknown = (value) => value): Values =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (fields[name]?.kind === 'secret' ? [] : [[name, cut(value)]])))

/** The op as somebody else may read it: what is kept secret stays out of it. */
export function opForOthers(op: Op, fields: Fields): string {
  const { id, n, noun, key, verb, trunk, epoch, prev, deps, at, v, app } = op
  const written = (cut?: (value: unknown) => unknown) =>
    JSON.stringify({ id, n, noun, key, verb, patch: openValues(fields, op.patch, cut), trunk, epoch, prev, deps, at, v, app })
  const whole = written()
  return whole.length <= max ? whole : written((value) => (typeof value === 'string' ? value.slice(0, short) : null)).slice(0, max)
}

/** Why the server did not take an op, as a person reads it: `first` says it of the whole, and a line of its own of each field. */
export function reasonInWords(first: string, problems: Settled['problems'], language: Language): string {
  const fields = Object.entries(problems ?? {}).map(([name, { code, values }]) => `${name}: ${sentence(code, language, values)}`)
  return [first, ...fields].join('\n').slice(0, Escalation.fields.reason.max)
}
