import type { FieldFacts } from '../../contract/field'
import { type Language, say } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import type { DictAsking } from '../dict/dict-source'
import { mustList } from '../dict/known-column'
import { nounOfTable } from '../system/wire-tables'
import { type ListColumn, type ListOption, listColumns, type QueryItem, queryItems } from './list-columns'

/** What a popup is drawn from, as clients of the wire contract read it. */
export type PopupConfig = {
  readonly cgRpConfigId: string
  readonly cgRpConfigName: string
  readonly columns: readonly ListColumn[]
  readonly dictOptions: Readonly<Record<string, readonly ListOption[]>>
}

/** Most columns a popup shows. */
const mostColumns = 12

const titleIn =
  (language: Language) =>
  ({ label }: FieldFacts): string =>
    say(label, language)

/** The noun whose rows a popup of this code lists. Refuses with `noun.unknown` or `access.denied`. */
export function popupNoun({ engine, person }: Pick<DictAsking, 'engine' | 'person'>, code: string): Resource {
  const resource = nounOfTable(engine.catalogue, code)
  mustList(person, resource)
  return resource
}

/** The columns of a noun's list, and the texts their values have. */
export async function popupConfig(asking: DictAsking, code: string): Promise<PopupConfig> {
  const resource = popupNoun(asking, code)
  return {
    cgRpConfigId: resource.name,
    cgRpConfigName: say(resource.label, asking.language),
    ...(await listColumns(asking, resource, mostColumns, titleIn(asking.language))),
  }
}

/** What the rows of a popup are narrowed by: what their list is searched by, as far as this person may. */
export const popupQuery = (asking: DictAsking, id: string): QueryItem[] =>
  queryItems(asking, popupNoun(asking, id), titleIn(asking.language))
