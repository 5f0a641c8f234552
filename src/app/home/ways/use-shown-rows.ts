import { useMemo } from 'react'
import type { Resource } from '../../../contract/resource'
import { useCopiedRows } from '../../offline/view/use-copied-rows'
import type { View } from '../../offline/view/view'
import { sifter } from '../../resource/list/local-list'

/** The rows a list shows under these filters, found as the list finds them. Undefined while loading. `filters`: the same object as long as they are the same. */
export function useShownRows<R extends Resource>(
  resource: R,
  filters: Readonly<Record<string, string>>,
  today: string,
): readonly View<R>[] | undefined {
  const rows = useCopiedRows(resource)
  return useMemo(
    () => rows && (sifter(resource, { sorts: [], filters }, today)(rows) as readonly View<R>[]),
    [resource, rows, filters, today],
  )
}
