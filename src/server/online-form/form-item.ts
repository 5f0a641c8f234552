import { resourceOf } from '../../contract/catalogue'
import type { FieldFacts } from '../../contract/field'
import type { Kind } from '../../contract/fields/kind'
import { codeOfMade } from '../../contract/made/made-name'
import { largestPage } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { may } from '../auth/person'
import { dictOptions } from '../dict/dict-options'
import type { DictAsking } from '../dict/dict-source'
import { type ListOption, optionsOf, readBy } from '../popup/list-columns'
import { nothingMore } from './form-columns'
import { parentFieldOf } from './parent-field'
import { wireTitle } from './wire-title'

/**
 * Inputs of online forms, by the kind of a field. Pictures, signatures and files are none of them: such clients send the path of a file, and
 * a row here holds what its content is.
 */
const controls: { readonly [K in Kind]?: string } = {
  text: 'text',
  note: 'textarea',
  count: 'number',
  amount: 'number',
  money: 'number',
  percent: 'number',
  weight: 'number',
  duration: 'number',
  date: 'date',
  time: 'time',
  dateTime: 'datetime',
  period: 'text',
  boolean: 'list',
  dict: 'list',
  dicts: 'list_multi',
  region: 'pca',
  ref: 'sel_search',
  refs: 'list_multi',
  secret: 'text',
}

/** The noun whose rows a field is chosen from, where this person may look at them. */
export function chosenFrom({ engine, person }: Pick<DictAsking, 'engine' | 'person'>, { noun }: FieldFacts): Resource | undefined {
  const resource = noun === undefined ? undefined : resourceOf(engine.catalogue, noun)
  return resource && may(person, resource.name, 'list') ? resource : undefined
}

/** The fields an online form offers somebody, in its order. */
export function offeredFields(asking: Pick<DictAsking, 'engine' | 'person'>, resource: Resource): string[] {
  const read = readBy(asking, resource)
  return read.form.flat().filter((name) => {
    const facts = read.fields[name]
    return facts && controls[facts.kind] !== undefined && (!facts.noun || chosenFrom(asking, facts) !== undefined)
  })
}

/** Where the choices of a field come from, and what they are where all of them stand in the form. */
async function choicesOf(asking: DictAsking, facts: FieldFacts, ofDictionary: (facts: FieldFacts) => readonly ListOption[]) {
  const from = chosenFrom(asking, facts)
  if (from) {
    const source = { resource: from, text: from.title, code: 'id', where: [], sorts: [] }
    const all = facts.kind === 'refs' ? { enum: await dictOptions(asking, source, { size: largestPage }) } : {}
    return { dictTable: from.name, dictText: from.title, dictCode: 'id', ...all }
  }
  const isChosen = facts.dict !== undefined || facts.kind === 'boolean'
  return isChosen ? { dictTable: '', dictText: '', dictCode: facts.dict ?? '', enum: ofDictionary(facts) } : {}
}

/** The form of a noun, as online pages read it. */
export async function formItem(asking: DictAsking, resource: Resource) {
  const title = wireTitle(asking.language)
  const offered = offeredFields(asking, resource).flatMap((name) => {
    const facts = resource.fields[name]
    return facts ? [{ name, facts }] : []
  })
  const ofDictionary = await optionsOf(
    asking,
    offered.map(({ facts }) => facts),
  )
  const properties: Record<string, object> = {}
  for (const [order, { name, facts }] of offered.entries()) {
    const view = controls[facts.kind]
    properties[name] = {
      view,
      type: view === 'number' ? 'number' : 'string',
      title: title(facts),
      order: order + 1,
      // Whole numbers are held of money, weights and times.
      ...(view === 'number' ? { dbPointLength: facts.scale ?? 0 } : {}),
      ...(facts.kind === 'text' || facts.kind === 'note' ? { maxLength: facts.max } : {}),
      ...(await choicesOf(asking, facts, ofDictionary)),
    }
  }
  return {
    ...nothingMore,
    head: {
      id: codeOfMade(resource.name),
      tableName: codeOfMade(resource.name),
      tableType: 1,
      isTree: parentFieldOf(resource) === undefined ? 'N' : 'Y',
      extConfigJson: '{}',
    },
    schema: {
      table: codeOfMade(resource.name),
      properties,
      required: offered.filter(({ facts }) => facts.required).map(({ name }) => name),
    },
  }
}
