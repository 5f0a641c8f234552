import { can, type Permission, readablePart } from '../../contract/access'
import type { FieldFacts } from '../../contract/field'
import { isOrdered, kindOf } from '../../contract/fields/kind'
import { label, say } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import type { DictAsking } from '../dict/dict-source'
import { mustList } from '../dict/known-column'
import { readDictionaries } from '../resource/dict-text'
import { unaskable } from '../resource/read-part'
import { nounOfTable } from '../system/wire-tables'

/** One column of the rows of a popup. `customRender`: key into the options whose texts its values have. */
type PopupColumn = {
  readonly title: string
  readonly dataIndex: string
  readonly align: 'left' | 'center' | 'right'
  readonly sorter: boolean
  readonly customRender?: string
}
type PopupOption = { readonly value: string; readonly text: string; readonly title: string; readonly label: string }

/** What a popup is drawn from, as clients of the wire contract read it. */
export type PopupConfig = {
  readonly cgRpConfigId: string
  readonly cgRpConfigName: string
  readonly columns: readonly PopupColumn[]
  readonly dictOptions: Readonly<Record<string, readonly PopupOption[]>>
}

/** What its rows are narrowed by. `mode`: one value, or from and to as `<field>_begin` and `<field>_end`. `hidden`: `1` is shown when the search is unfolded. */
export type PopupQueryItem = {
  readonly field: string
  readonly label: string
  readonly mode: 'single' | 'group'
  readonly view: 'list' | 'date' | 'datetime' | 'number' | 'text'
  readonly type: 'string' | 'date' | 'datetime' | 'number'
  readonly hidden: '0' | '1'
  readonly dictCode: string
}

/** Most columns a popup shows, and conditions it shows before somebody unfolds the rest. */
const [mostColumns, atFirst] = [12, 3]
const yesNo = { true: label('是', 'Yes'), false: label('否', 'No') } as const

/** The noun whose rows a popup of this code lists. Refuses with `noun.unknown` or `access.denied`. */
export function popupNoun({ engine, person }: Pick<DictAsking, 'engine' | 'person'>, code: string): Resource {
  const resource = nounOfTable(engine.catalogue, code)
  mustList(person, resource)
  return resource
}

/** The same, as far as this person may read it. */
const readNoun = (asking: DictAsking, code: string): Resource =>
  readablePart(popupNoun(asking, code), (permission: Permission) => can(asking.person.granted, permission))

/** Whether its values have texts among the options. */
const isNamed = ({ kind }: FieldFacts): boolean => kind === 'dict' || kind === 'boolean'
const shapeOf = (facts: FieldFacts | undefined) => kindOf(facts)?.shape

function columnOf(name: string, facts: FieldFacts, title: string, isAskable: boolean): PopupColumn {
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

/** The columns of a noun's list, and the texts their values have. */
export async function popupConfig(asking: DictAsking, code: string): Promise<PopupConfig> {
  const { engine, person, language } = asking
  const resource = readNoun(asking, code)
  const unread = unaskable(engine.catalogue, resource, person)
  const shown = resource.list.slice(0, mostColumns).flatMap((name) => {
    const facts = resource.fields[name]
    return facts && !kindOf(facts)?.apart ? [{ name, facts }] : []
  })
  const codes = shown.flatMap(({ facts }) => (facts.kind === 'dict' && facts.dict ? [facts.dict] : []))
  const dictionaries = codes.length > 0 ? await readDictionaries(engine.databases.tenant(person.tenant), language, codes) : {}
  const answers = Object.entries(yesNo).map(([value, said]) => {
    const text = say(said, language)
    return { value, text, title: text, label: text }
  })
  const optionsOf = ({ kind, dict = '' }: FieldFacts) => (kind === 'boolean' ? answers : (dictionaries[dict] ?? []))
  return {
    cgRpConfigId: resource.name,
    cgRpConfigName: say(resource.label, language),
    columns: shown.map(({ name, facts }) => columnOf(name, facts, say(facts.label, language), !unread.includes(name))),
    dictOptions: Object.fromEntries(shown.flatMap(({ name, facts }) => (isNamed(facts) ? [[name, optionsOf(facts)]] : []))),
  }
}

const views = { date: 'date', period: 'date', dateTime: 'datetime' } as const
const isDay = (kind: string): kind is keyof typeof views => Object.hasOwn(views, kind)

function queryItem(name: string, facts: FieldFacts, title: string, at: number): PopupQueryItem {
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

/** What the rows of a popup are narrowed by: what their list is searched by, as far as this person may. References are none of it: an id is nothing one types. */
export function popupQuery(asking: DictAsking, id: string): PopupQueryItem[] {
  const { engine, person, language } = asking
  const resource = readNoun(asking, id)
  const unread = unaskable(engine.catalogue, resource, person)
  const asked = resource.search.flatMap((name) => {
    const facts = resource.fields[name]
    const isTyped = facts && !facts.noun && facts.kind !== 'region' && !kindOf(facts)?.apart
    return isTyped && !unread.includes(name) ? [{ name, facts }] : []
  })
  return asked.map(({ name, facts }, at) => queryItem(name, facts, say(facts.label, language), at))
}
