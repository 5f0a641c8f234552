import type { Catalogue } from '../../contract/catalogue'
import type { Change } from '../../contract/sync/exchange'
import type { Pull, StoredRow } from '../offline/outbox/stored'

/** Which rows of changes are written, and which keys go. */
export type Split = { readonly rows: readonly StoredRow[]; readonly gone: readonly [string, string][] }

/** Changes as they are to lie here: rows of the device's nouns, and keys of those that are gone. */
export function laid(catalogue: Catalogue, changes: readonly Change[], { gen, era }: Pull): Split {
  const kept = changes.filter(({ noun }) => (catalogue.resources[noun]?.offline.mode ?? 'none') !== 'none')
  const gone: [string, string][] = []
  const rows = kept.flatMap(({ noun, id, seq, row }): StoredRow[] => {
    if (!row) gone.push([noun, id])
    if (!row) return []
    return [{ noun, id, by: String(row[catalogue.resources[noun]?.offline.by ?? ''] ?? ''), gen, seq, era, row }]
  })
  return { rows, gone }
}
