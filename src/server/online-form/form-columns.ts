import { say } from '../../contract/label'
import { codeOfMade } from '../../contract/made/made-name'
import type { Resource } from '../../contract/resource'
import { may } from '../auth/person'
import type { DictAsking } from '../dict/dict-source'
import { listColumns, optionsOf } from '../popup/list-columns'
import { hasChildField, parentFieldOf } from './parent-field'
import { wireTitle } from './wire-title'

/** Most columns of a list, and how many have room beside each other. */
const [most, room] = [20, 8]

/** Buttons that need a right to a noun, by it. Nothing here begins a process. */
const buttonsOf = { add: ['add', 'addSub', 'import'], edit: ['update'], remove: ['delete', 'batch_delete'] } as const

/** Codes of the buttons somebody has no use for. */
function hiddenButtons({ person }: Pick<DictAsking, 'person'>, { name, verbs }: Resource): string[] {
  const mayNot = (verb: keyof typeof buttonsOf) => !verbs.includes(verb) || !may(person, name, verb)
  const without = (Object.keys(buttonsOf) as (keyof typeof buttonsOf)[]).filter(mayNot)
  return [...without.flatMap((verb) => buttonsOf[verb]), 'bpm']
}

/** How many inputs of a form stand beside each other, as text. */
export const formWidth = ({ form }: Pick<Resource, 'form'>): string => String(Math.max(1, ...form.map((line) => line.length)))

/** What no form of ours has: its own designer's looks, buttons somebody adds, and source text a client would run. */
export const nothingMore = { isDesForm: 'N', desFormCode: '', cgButtonList: [], enhanceJs: '' } as const

/** What the list of a noun is drawn from, as online pages read it. */
export async function formColumns(asking: DictAsking, resource: Resource) {
  const { columns, dictOptions } = await listColumns(asking, resource, most, wireTitle(asking.language))
  const ofAnswers = await optionsOf(asking, [])
  const answers = Object.entries(resource.fields).flatMap(([name, facts]) => (facts.kind === 'boolean' ? [[name, ofAnswers(facts)]] : []))
  const parent = parentFieldOf(resource)
  return {
    ...nothingMore,
    columns: columns.map((column) => ({ ...column, fieldType: 'String', isTotal: '0', groupTitle: '' })),
    // A list is narrowed by answers whether or not it shows them.
    dictOptions: { ...dictOptions, ...Object.fromEntries(answers) },
    fieldHrefSlots: [],
    hideColumns: hiddenButtons(asking, resource),
    checkboxFlag: 'Y',
    paginationFlag: 'Y',
    scrollFlag: columns.length > room ? 1 : 0,
    formTemplate: formWidth(resource),
    description: say(resource.label, asking.language),
    currentTableName: codeOfMade(resource.name),
    ...(parent === undefined ? {} : { pidField: parent, hasChildrenField: hasChildField, textField: resource.title }),
  }
}
