import { sentence } from '../error'
import type { Fields } from '../field'
import { attachmentsIn, filesOf } from '../fields/file'
import type { Values } from '../fields/values'
import type { Language } from '../label'
import { Escalation } from '../system/escalation'
import type { Settled } from './exchange'
import type { Op } from './op'

const { max } = Escalation.fields.op
/** Characters a long text is cut to where the whole edit would be too long to be handed over. */
const short = 500

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

type Named = { readonly fields: Fields; readonly patch: Values }

/** The files of edits that go with them when they are handed over: pictures and signatures, and apart from them files that have a name. */
export function filesForOthers(edits: readonly Named[], goes: (sha: string) => boolean) {
  const { files: shown, attachments: called } = Escalation.fields
  const named = edits.flatMap(({ fields, patch }) => attachmentsIn(fields, patch)).filter(({ sha }) => goes(sha))
  const attachments = [...new Map(named.map(({ sha, name, size }) => [sha, { sha, name, size }])).values()]
  const all = new Set(edits.flatMap(({ fields, patch }) => filesOf(fields, patch)).filter(goes))
  const files = [...all].filter((sha) => attachments.every((one) => one.sha !== sha))
  return {
    files: files.length > 0 ? files.slice(0, shown.max) : null,
    attachments: attachments.length > 0 ? attachments.slice(0, called.max) : null,
  }
}

/** Why the server did not take an op, as a person reads it: `first` says it of the whole, and a line of its own of each field. */
export function reasonInWords(first: string, problems: Settled['problems'], language: Language): string {
  const fields = Object.entries(problems ?? {}).map(([name, { code, values }]) => `${name}: ${sentence(code, language, values)}`)
  return [first, ...fields].join('\n').slice(0, Escalation.fields.reason.max)
}
