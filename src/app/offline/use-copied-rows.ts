import type { Resource } from '../../contract/resource'
import { useIsCopied } from './use-is-copied'
import { useRows } from './use-rows'
import type { View } from './view'

/** The same rows for whoever counts them: undefined until all of them have been on the device, because part of them would mislead. */
export function useCopiedRows<R extends Resource>(resource: R, by?: string): View<R>[] | undefined {
  const rows = useRows(resource, by)
  return useIsCopied(resource) ? rows : undefined
}
