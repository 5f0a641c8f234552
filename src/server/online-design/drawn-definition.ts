import { refuse } from '../../contract/error'
import type { MadeDefinition, MadeField } from '../../contract/made/made-noun'
import { fieldNamed } from './column-name'
import { chosenKind, type DrawnField, isAsDrawn, isYes, saidAt } from './drawn-field'

/** A form as the designer sends it. */
export type Drawn = {
  readonly head: DrawnField
  readonly fields: readonly DrawnField[]
  readonly indexs: readonly DrawnField[]
  readonly deleteFieldIds: string | readonly string[]
  readonly deleteIndexIds: string | readonly string[]
}

/** Columns every row has by itself. */
const kept = /^(id|create_?by|create_?time|update_?by|update_?time|sys_?org_?code)$/i
/** What a drawn field may say that nothing here does; undefined where that says nothing. */
const unlike: readonly (readonly [name: string, says: (text: string) => boolean])[] = [
  ...['dbDefaultVal', 'fieldDefaultValue', 'fieldHref', 'converter', 'mainTable', 'mainField', 'queryDefVal'].map(
    (name) => [name, (text: string) => text !== ''] as const,
  ),
  ['fieldExtendJson', (text) => text !== '' && text !== '{}'],
]

/** Rules of the designer that have one here. All others, such as patterns, are refused. */
const rules: Readonly<Record<string, MadeField['rule']>> = { m: 'mobile', e: 'email', url: 'url', s: 'letters' }
const others = new Set(['', 'only', '*'])

const ruleOf = (check: string, known: MadeField | undefined): MadeField['rule'] =>
  Object.hasOwn(rules, check) ? rules[check] : check === known?.rule ? known.rule : undefined

const listed = (ids: string | readonly string[]): ReadonlySet<string> =>
  new Set(
    String(ids)
      .split(',')
      .filter((id) => id !== ''),
  )

/** Names of fields no two rows may have alike. An index of several fields has no equivalent. */
function uniqueIn({ indexs }: Drawn): ReadonlySet<string> {
  const unique = indexs.filter((index) => saidAt(index, 'indexType') === 'unique')
  const several = unique.findIndex((index) => saidAt(index, 'indexField').includes(','))
  if (several >= 0) refuse('online.unsupported', { place: `indexs.${several}.indexField` })
  return new Set(unique.map((index) => fieldNamed(saidAt(index, 'indexField'))))
}

const whole = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

type Reading = { readonly drawn: Drawn; readonly before: MadeDefinition | undefined; readonly nounOf: (table: string) => string }

/** What a drawn field says of how long or exact its values are. */
function sizeOf(row: DrawnField, kind: MadeField['kind']): Pick<MadeField, 'max' | 'scale'> {
  const [max, scale] = [whole(saidAt(row, 'dbLength')), whole(saidAt(row, 'dbPointLength'))]
  if (kind === 'text' || kind === 'note') return max === undefined ? {} : { max }
  return kind === 'amount' && scale !== undefined ? { scale } : {}
}

/** The field a row of the designer was read from, if any. What it holds stands under its name, which stays; capitals may have been lost on the way. */
function knownIn(row: DrawnField, place: string, before: MadeDefinition | undefined): MadeField | undefined {
  const name = fieldNamed(saidAt(row, 'dbFieldName'))
  const own = before?.fields.find((field) => field.name === saidAt(row, 'id'))
  if (own === undefined) return before?.fields.find((field) => field.name === name)
  return own.name.toLowerCase() === name.toLowerCase() ? own : refuse('online.unsupported', { place })
}

/** One field: as it was where its kind is still the same, with what was said of it. */
function fieldOf(row: DrawnField, at: number, { drawn, before, nounOf }: Reading, unique: ReadonlySet<string>): MadeField {
  const place = (of: string) => `fields.${at}.${of}`
  const known = knownIn(row, place('dbFieldName'), before)
  const name = known?.name ?? fieldNamed(saidAt(row, 'dbFieldName'))
  const odd = unlike.find(([of, says]) => says(saidAt(row, of)))
  if (odd) refuse('online.unsupported', { place: place(odd[0]) })
  const check = saidAt(row, 'fieldValidType')
  const rule = ruleOf(check, known)
  if (rule === undefined && !others.has(check)) refuse('online.unsupported', { place: place('fieldValidType') })
  const isKnown = known !== undefined && isAsDrawn(row, known)
  const isParent = name === namedIn(drawn, 'treeParentIdField')
  const ofKind = isKnown
    ? known
    : isParent
      ? { kind: 'ref' as const, noun: nounOf(saidAt(drawn.head, 'tableName')) }
      : (chosenKind(row, nounOf) ?? refuse('online.unsupported', { place: place('fieldShowType') }))
  const zh = saidAt(row, 'dbFieldTxt') || name
  const { retired: _, rule: __, ...was }: MadeField = isKnown ? known : { ...ofKind, name, zh, en: zh }
  const wasUnique = known?.unique === true && !listed(drawn.deleteIndexIds).has(name)
  return {
    ...was,
    ...(zh === was.zh ? {} : { zh, en: zh }),
    ...sizeOf(row, ofKind.kind),
    required: isYes(row, 'fieldMustInput') || check === '*' || saidAt(row, 'dbIsNull') === '0',
    ...(wasUnique || check === 'only' || unique.has(name) ? { unique: true } : {}),
    ...(rule === undefined ? {} : { rule }),
  }
}

const parted = (names: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(names.length / size) }, (_, at) => names.slice(size * at, size * (at + 1)))

/** The field a head names by one of its own words, where its rows stand in a tree. */
const namedIn = ({ head }: Drawn, of: string): string => (isYes(head, 'isTree') ? fieldNamed(saidAt(head, of)) : '')

/** The field rows are known by: the one they were, the one their tree shows, or else the first line of text, one that has to be there before others. */
function titleOf(fields: readonly MadeField[], { before, drawn }: Reading): string {
  const used = fields.filter(({ retired }) => !retired)
  const texts = used.filter(({ kind }) => kind === 'text')
  const [known, shown] = [before?.title, namedIn(drawn, 'treeFieldname')].map((title) => used.find(({ name }) => name === title))
  return (known ?? shown ?? texts.find(({ required }) => required) ?? texts[0] ?? used[0])?.name ?? ''
}

/**
 * The definition a drawn form stands for. `before`: the one there is, whose fields stay unless the designer deletes them; then they are given
 * up, and what they hold stays. Refuses with `online.unsupported` what nothing here does, and names its place.
 */
export function drawnDefinition(reading: Reading): MadeDefinition {
  const { drawn, before } = reading
  // Whether others lie below a row is looked up, and stands in no field.
  const isKept = (name: string) => kept.test(name) || fieldNamed(name) === namedIn(drawn, 'treeIdField')
  const rows = drawn.fields.filter((row) => !isKept(saidAt(row, 'dbFieldName')))
  const unique = uniqueIn(drawn)
  const said = rows.map((row) => ({ row, field: fieldOf(row, drawn.fields.indexOf(row), reading, unique) }))
  const gone = listed(drawn.deleteFieldIds)
  const unsaid = (before?.fields ?? []).filter(({ name }) => !said.some(({ field }) => field.name === name))
  const left = unsaid.map((field) => (gone.has(field.name) ? { ...field, retired: true } : field))
  const stays = new Set(left.filter(({ retired }) => !retired).map(({ name }) => name))
  const chosen = (flag: string, had: readonly string[] = []) => [
    ...said.filter(({ row }) => isYes(row, flag)).map(({ field }) => field.name),
    ...had.filter((name) => stays.has(name)),
  ]
  const [list, form] = [chosen('isShowList', before?.list), chosen('isShowForm', before?.form?.flat())]
  const fields = [...said.map(({ field }) => field), ...left]
  return {
    fields,
    title: titleOf(fields, reading),
    ...(list.length > 0 ? { list } : {}),
    search: chosen('isQuery', before?.search),
    ...(form.length > 0 ? { form: parted(form, Math.min(whole(saidAt(drawn.head, 'formTemplate')) ?? 1, 3)) } : {}),
    ...(before?.verbs ? { verbs: before.verbs } : {}),
  }
}
