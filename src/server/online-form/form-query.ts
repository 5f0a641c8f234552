import type { Resource } from '../../contract/resource'
import type { DictAsking } from '../dict/dict-source'
import { queryItem, queryItems, readBy } from '../popup/list-columns'
import { unaskable } from '../resource/read-part'
import { chosenFrom } from './form-item'
import { wireTitle } from './wire-title'

/**
 * What the list of a form is narrowed by: what is typed, and rows that are chosen by a piece of what they are called. `config`: whether an item names its choices
 * itself; where it does not, they stand among the options of the list.
 */
export function formQuery(asking: DictAsking, resource: Resource) {
  const title = wireTitle(asking.language)
  const typed = new Map(queryItems(asking, resource, title).map((item) => [item.field, item]))
  const unread = unaskable(asking.engine.catalogue, resource, asking.person)
  const read = readBy(asking, resource)
  const items = read.search.flatMap((name, at) => {
    const facts = read.fields[name]
    const from = facts && !unread.includes(name) ? chosenFrom(asking, facts) : undefined
    if (!facts || !from) return typed.get(name) ?? []
    const choices = { view: 'sel_search', dictTable: from.name, dictText: from.title, dictCode: 'id' } as const
    return { ...queryItem(name, facts, title(facts), at), ...choices }
  })
  return items.map((item) => ({ ...item, config: item.dictCode === '' ? '0' : '1', defValue: '' }))
}
