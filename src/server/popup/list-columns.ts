import { readablePart } from '../../contract/access'
import type { FieldFacts } from '../../contract/field'
import { isOrdered, kindOf } from '../../contract/fields/kind'
import { label, say } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import { holdsOf } from '../auth/person'
import type { DictAsking } from '../dict/dict-source'
import { readDictionaries } from '../resource/dict-text'
import { unaskable } from '../resource/read-part'

/** One column of a list as clients of the wire contract draw it. `customRender`: key into the options whose texts its values have. */
export type ListColumn = {
  readonly title: string
  readonly dataIndex: string
  readonly align: 'left' | 'center' | 'right'
  readonly sorter: boolean
  readonly customRender?: string
}
export type ListOption = { readonly value: string; readonly text: string; readonly title: string; readonly label: string }

/** What a list is narrowed by. `mode`: one value, or from and to as `<field>_begin` and `<field>_end`. `hidden`: `1` is shown when the search is unfolded. */
export type QueryItem = {
  readonly field: string
  readonly label: string
  readonly mode: 'single' | 'group'
  readonly view: 'list' | 'date' | 'datetime' | 'number' | 'text'
  readonly type: 'string' | 'date' | 'datetime' | 'number'
  readonly hidden: '0' | '1'
  readonly dictCode: string
}

/** What a field is called above its column or beside its input. */
export type TitleOf = (facts: FieldFacts) => string

/** Conditions a list shows before somebody unfolds the rest. */
const atFirst = 3
const yesNo = { true: label('是', 'Yes'), false: label('否', 'No') } as const

/** Whether its values have texts among the options. */
const isNamed = ({ kind }: FieldFacts): boolean => kind === 'dict' || kind === 'boolean'
const shapeOf = (facts: FieldFacts | undefined) => kindOf(facts)?.shape

function columnOf(name: string, facts: FieldFacts, title: string, isAskable: boolean): ListColumn {
  // What a row refers to is called by its words, which stand beside its id.
  const dataIndex = facts.noun || facts.kind === 'region' || facts.kind === 'dicts' ? `${name}_dictText` : name
  return {
    title,
    dataIndex,
    align: shapeOf(facts) === 'number' ? 'right' : 'center',
    sorter: isAskable && isOrdered(facts),
    ...(isNamed(facts) && { customRender: name }),
  }
}

/** The choices of some fields: the values of their dictionaries, or yes and no. */
export async function optionsOf({ engine, person, language }: DictAsking, fields: readonly FieldFacts[]) {
  const codes = fields.flatMap(({ dict }) => dict ?? [])
  const dictionaries = codes.length > 0 ? await readDictionaries(engine.databases.tenant(person.tenant), language, codes) : {}
  const answers = Object.entries(yesNo).map(([value, said]): ListOption => {
    const text = say(said, language)
    return { value, text, title: text, label: text }
  })
  return ({ kind, dict = '' }: FieldFacts): readonly ListOption[] => (kind === 'boolean' ? answers : (dictionaries[dict] ?? []))
}

/** A noun as far as whoever asks may read it. */
export const readBy = ({ person }: Pick<DictAsking, 'person'>, resource: Resource): Resource => readablePart(resource, holdsOf(person))

/** The first columns of a noun's list, and the texts their values have. */
export async function listColumns(asking: DictAsking, resource: Resource, most: number, titleOf: TitleOf) {
  const read = readBy(asking, resource)
  const unread = unaskable(asking.engine.catalogue, resource, asking.person)
  const shown = read.list.slice(0, most).flatMap((name) => {
    const facts = read.fields[name]
    return facts && !kindOf(facts)?.apart ? [{ name, facts }] : []
  })
  const choices = await optionsOf(asking, shown.map(({ facts }) => facts).filter(isNamed))
  return {
    columns: shown.map(({ name, facts }) => columnOf(name, facts, titleOf(facts), !unread.includes(name))),
    dictOptions: Object.fromEntries(shown.flatMap(({ name, facts }) => (isNamed(facts) ? [[name, choices(facts)]] : []))),
  }
}

const views = { date: 'date', period: 'date', dateTime: 'datetime' } as const
const isDay = (kind: string): kind is keyof typeof views => Object.hasOwn(views, kind)

/** One condition a list is narrowed by. */
export function queryItem(name: string, facts: FieldFacts, title: string, at: number): QueryItem {
  const { kind } = facts
  const view = isDay(kind) ? views[kind] : shapeOf(facts) === 'number' ? 'number' : isNamed(facts) ? 'list' : 'text'
  return {
    field: name,
    label: title,
    mode: kindOf(facts)?.ranged || view === 'number' ? 'group' : 'single',
    view,
    type: view === 'list' || view === 'text' ? 'string' : view,
    hidden: at < atFirst ? '0' : '1',
    dictCode: facts.dict ?? '',
  }
}

/** What a list is narrowed by, as far as whoever asks may. References are none of it: an id is nothing one types. */
export function queryItems(asking: DictAsking, resource: Resource, titleOf: TitleOf): QueryItem[] {
  const read = readBy(asking, resource)
  const unread = unaskable(asking.engine.catalogue, resource, asking.person)
  const asked = read.search.flatMap((name) => {
    const facts = read.fields[name]
    const isTyped = facts && !facts.noun && facts.kind !== 'region' && !kindOf(facts)?.apart
    return isTyped && !unread.includes(name) ? [{ name, facts }] : []
  })
  return asked.map(({ name, facts }, at) => queryItem(name, facts, titleOf(facts), at))
}
