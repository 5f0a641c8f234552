import type { FactsByNoun } from '../../../../contract/list/table-facts'
import type { Engine } from '../../../offline/engine'
import { readView, type View } from '../../../offline/view/view'

const changeOf = ({ updateTime, createTime }: View): string => updateTime ?? createTime ?? ''

/** What this device keeps of these nouns, own edits that are not sent yet among the rows; the last change is one the server has told of. */
export async function readCopies({ db, catalogue }: Pick<Engine, 'db' | 'catalogue'>, nouns: readonly string[]): Promise<FactsByNoun> {
  const facts: Record<string, FactsByNoun[string]> = {}
  for (const noun of nouns) {
    const rows = await readView(db, catalogue, { noun })
    const changed = rows.map(changeOf).sort().at(-1)
    facts[noun] = { rows: rows.length, changed: changed || null }
  }
  return facts
}
