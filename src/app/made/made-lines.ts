import { objectIn } from '../../contract/fields/json-text'
import {
  isSearchKind,
  isTitleKind,
  type MadeDefinition,
  type MadeField,
  type MadeKind,
  madeKinds,
  placesOf,
  valuesOf,
} from '../../contract/made/made-noun'

/** A field of a definition as a line of a form. `of`: what its values are of, as `dict:<code>` or `noun:<name>`. */
export type MadeLine = {
  readonly id: string
  readonly caption: string
  readonly kind: MadeKind
  readonly of: string | null
  readonly required: boolean
  readonly listed: boolean
  readonly searched: boolean
  readonly unique: boolean
  readonly max: number | null
  readonly captionEn: string | null
  readonly code: string | null
  readonly retired: boolean
}

const kinds: readonly string[] = madeKinds
const isField = (given: unknown): given is MadeField =>
  typeof given === 'object' && given !== null && 'name' in given && 'kind' in given && kinds.includes(String(given.kind))

const isDefinition = (given: Readonly<Record<string, unknown>>): given is MadeDefinition =>
  Array.isArray(given.fields) && given.fields.every(isField)

/** A definition as far as its text can be drawn; undefined where it cannot, and has to be mended as it was written. */
export function definitionIn(text: unknown): MadeDefinition | undefined {
  const found = typeof text === 'string' ? objectIn(text) : undefined
  return found && isDefinition(found) ? found : undefined
}

/** What values of a field are of, as `dict:<code>` or `noun:<name>`; null where they are anybody's. */
const sourceOf = ({ dict, noun }: Pick<MadeField, 'dict' | 'noun'>): string | null => (dict ? `dict:${dict}` : noun ? `noun:${noun}` : null)

/** The fields of a definition, each as a line. */
export function linesOf(definition: MadeDefinition): readonly MadeLine[] {
  const { list, search } = placesOf(definition)
  return definition.fields.map((field, at) => ({
    id: `line-${at}`,
    caption: field.zh,
    kind: field.kind,
    of: sourceOf(field),
    required: field.required ?? false,
    listed: list.includes(field.name),
    searched: search.includes(field.name),
    unique: field.unique ?? false,
    max: field.max ?? null,
    captionEn: field.en === field.zh ? null : field.en,
    code: field.name,
    retired: field.retired ?? false,
  }))
}

/** The codes of lines, in turn: what was written, or else the next that nobody has. */
function codesOf(lines: readonly MadeLine[]): readonly string[] {
  const taken = new Set(lines.map(({ code }) => code ?? ''))
  let next = 0
  return lines.map(({ code }) => {
    if (code) return code
    do next += 1
    while (taken.has(`field${next}`))
    return `field${next}`
  })
}

function fieldOf(line: MadeLine, name: string, was: MadeField | undefined): MadeField {
  const { kind, of, caption: zh, captionEn, max } = line
  const { fixed, min, scale, unit, rule }: Partial<MadeField> = was?.kind === kind ? was : {}
  const named = valuesOf(kind)
  return {
    ...{ name, kind, zh, en: captionEn || zh },
    ...(named && of?.startsWith(`${named}:`) && { [named]: of.slice(named.length + 1) }),
    ...(max === null ? {} : { max }),
    ...(line.required && { required: true }),
    ...(line.unique && { unique: true }),
    ...(line.retired && { retired: true }),
    ...(fixed && { fixed }),
    ...(min !== undefined && { min }),
    ...(scale !== undefined && { scale }),
    ...(unit && { unit }),
    ...(rule && { rule }),
  }
}

/** The field rows are known by: the one they were known by, or the first that suits, one that is always there before others. */
function titleOf(fields: readonly MadeField[], before: MadeDefinition | undefined): string {
  const fitting = fields.filter(({ retired, kind }) => !retired && isTitleKind(kind))
  const found = fitting.find(({ name }) => name === before?.title) ?? fitting.find(({ required }) => required) ?? fitting[0]
  return found?.name ?? ''
}

/** Lines of the form: as they stood, with what is new behind, two in a line where nothing is long. */
function formOf(fields: readonly MadeField[], before: MadeDefinition | undefined): string[][] {
  const used = new Map(fields.filter(({ retired }) => !retired).map((field) => [field.name, field.kind]))
  const stood = (before?.form ?? []).map((row) => row.filter((name) => used.has(name))).filter((row) => row.length > 0)
  const standing = new Set(stood.flat())
  const rows = [...stood]
  let half: string[] | undefined
  for (const [name, kind] of used) {
    if (standing.has(name)) continue
    const isWide = kind === 'note' || kind === 'photos' || kind === 'attachments'
    if (half && !isWide) half.push(name)
    else rows.push([name])
    half = half || isWide ? undefined : rows.at(-1)
  }
  return rows
}

/** The definition lines stand for. What they do not say, such as the rule of a text, stays as it was `before`. */
export function definitionOf(lines: readonly MadeLine[], before: MadeDefinition | undefined): MadeDefinition {
  const codes = codesOf(lines)
  const fields = lines.map((line, at) => {
    const name = codes[at] ?? ''
    return fieldOf(
      line,
      name,
      before?.fields.find((field) => field.name === name),
    )
  })
  const chosen = (is: (line: MadeLine) => boolean) => codes.filter((_, at) => lines[at] && !lines[at].retired && is(lines[at]))
  const list = chosen((line) => line.listed)
  const form = formOf(fields, before)
  return {
    fields,
    title: titleOf(fields, before),
    ...(list.length > 0 && { list }),
    search: chosen((line) => line.searched && isSearchKind(line.kind)),
    ...(form.length > 0 && { form }),
    ...(before?.verbs && { verbs: before.verbs }),
  }
}
