import type { MadeField } from '../../contract/made/made-noun'
import { Department } from '../../contract/system/department'
import { User } from '../../contract/system/user'

/** A field as the designer of online forms writes it: texts and numbers by its own names. */
export type DrawnField = Readonly<Record<string, unknown>>

/** What of a drawn field says of which kind it is. */
const kindNames = ['dbType', 'fieldShowType', 'dictTable', 'dictField'] as const
type DrawnKind = Readonly<Record<(typeof kindNames)[number], string>>

/** A value of a drawn thing as text; empty where there is none. */
export const saidAt = (drawn: DrawnField, name: string): string => {
  const value = drawn[name]
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}
export const isYes = (drawn: DrawnField, name: string): boolean => /^(1|Y|true)$/.test(drawn[name] === true ? 'true' : saidAt(drawn, name))

const plain = (dbType: string, fieldShowType = 'text'): DrawnKind => ({ dbType, fieldShowType, dictTable: '', dictField: '' })

const drawnKinds: { readonly [K in MadeField['kind']]: DrawnKind } = {
  text: plain('string'),
  note: plain('Text', 'textarea'),
  count: plain('int'),
  amount: plain('BigDecimal'),
  money: plain('BigDecimal'),
  percent: plain('BigDecimal'),
  weight: plain('BigDecimal'),
  duration: plain('int'),
  date: plain('Date', 'date'),
  time: plain('string', 'time'),
  dateTime: plain('Datetime', 'datetime'),
  period: plain('string'),
  boolean: plain('string', 'switch'),
  dict: plain('string', 'list'),
  dicts: plain('string', 'list_multi'),
  region: plain('string', 'pca'),
  ref: plain('string', 'sel_search'),
  refs: plain('string', 'list_multi'),
  secret: plain('string', 'password'),
  photos: plain('string', 'image'),
  signature: plain('string', 'image'),
  attachments: plain('string', 'file'),
}

/** How a field there is is drawn. */
export function drawnKind({ kind, noun, dict }: Pick<MadeField, 'kind' | 'noun' | 'dict'>): DrawnKind {
  const drawn = drawnKinds[kind]
  return noun === undefined ? { ...drawn, dictField: dict ?? '' } : { ...drawn, dictTable: noun, dictField: 'id' }
}

/** Whether a drawn field is still of the kind one is that there is. */
export function isAsDrawn(drawn: DrawnField, field: MadeField): boolean {
  const own = drawnKind(field)
  return kindNames.every((name) => saidAt(drawn, name) === own[name])
}

type Chosen = Pick<MadeField, 'kind' | 'noun' | 'dict'>
const byType: Readonly<Record<string, MadeField['kind']>> = {
  string: 'text',
  int: 'count',
  double: 'amount',
  BigDecimal: 'amount',
  Date: 'date',
  Datetime: 'dateTime',
  Text: 'note',
}
const byControl: Readonly<Record<string, MadeField['kind']>> = {
  password: 'secret',
  textarea: 'note',
  date: 'date',
  datetime: 'dateTime',
  time: 'time',
  switch: 'boolean',
  image: 'photos',
  file: 'attachments',
  pca: 'region',
}
const people: Readonly<Record<string, string>> = { sel_user: User.name, sel_depart: Department.name }
const [one, several] = [new Set(['list', 'radio', 'sel_search', 'sel_tree']), new Set(['checkbox', 'list_multi'])]
const own = (table: Readonly<Record<string, MadeField['kind']>>, name: string) => (Object.hasOwn(table, name) ? table[name] : undefined)

/** The kind a drawn field is to have; undefined where none here is like it. `nounOf`: the noun somebody means by a table. */
export function chosenKind(drawn: DrawnField, nounOf: (table: string) => string): Chosen | undefined {
  const [control, dict, table] = [saidAt(drawn, 'fieldShowType') || 'text', saidAt(drawn, 'dictField'), saidAt(drawn, 'dictTable')]
  const noun = Object.hasOwn(people, control) ? people[control] : undefined
  if (noun !== undefined) return { kind: 'ref', noun }
  if (one.has(control) || several.has(control)) {
    const isOne = one.has(control)
    if (table !== '') return { kind: isOne ? 'ref' : 'refs', noun: nounOf(table) }
    return dict === '' ? undefined : { kind: isOne ? 'dict' : 'dicts', dict }
  }
  const kind = control === 'text' ? own(byType, saidAt(drawn, 'dbType')) : own(byControl, control)
  return kind && { kind }
}
