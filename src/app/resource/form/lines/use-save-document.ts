import { uuidv7 } from 'uuidv7'
import type { Values } from '../../../../contract/fields/values'
import type { Resource } from '../../../../contract/resource'
import { add, edit } from '../../../../contract/sync/intent'
import { atomic } from '../../../offline/outbox/atomic'
import { useCommit } from '../../../offline/outbox/use-commit'
import { nounKeys } from '../../noun-keys'
import { queries } from '../../queries'
import type { ViewRow } from '../../row'
import type { Change } from '../use-save'
import { type Lines, lineIntents } from './line-entries'

/**
 * Saves a document with its lines as one group: all of it is kept, or nothing. `row`: the document as it stood when its form was opened; none for
 * a new one. It lies on this device once this resolves, with or without network.
 */
export function useSaveDocument(
  document: Resource,
  lines: readonly Lines[],
  row: ViewRow | undefined,
): (change: Change) => Promise<string> {
  const commit = useCommit()
  return async ({ patch, draft }) => {
    const own: Values = Object.fromEntries(Object.entries(patch).filter(([name]) => name in document.fields))
    const id = row?.id ?? document.key?.(own) ?? uuidv7()
    const said = !row ? [add(document, id, own)] : Object.keys(own).length > 0 ? [edit(document, id, own, { seen: row })] : []
    const theirs = lines.flatMap((one) => {
      const wanted = patch[one.resource.name]
      return Array.isArray(wanted) ? lineIntents(one, id, wanted, (values) => one.resource.key?.(values) ?? uuidv7()) : []
    })
    await commit(atomic([...said, ...theirs]), draft === undefined ? {} : { draft })
    for (const { name } of [document, ...lines.map(({ resource }) => resource)])
      void queries.invalidateQueries({ queryKey: nounKeys.all(name) })
    return id
  }
}
