import type { Resource } from '../../contract/resource'
import { steady } from './steady'
import { useFollowed } from './use-followed'
import { readView, type View } from './view'

/**
 * Rows of a noun kept on the device, all or those under one value of its field `by`. Follows every change. Undefined while loading, and
 * again from the moment something else is known `about` them: what was read before then is not given for what is there since.
 */
export function useRows<R extends Resource>(resource: R, by?: string, about?: unknown): View<R>[] | undefined {
  const noun = resource.name
  const rows = useFollowed(JSON.stringify([noun, by, about]), ({ db, catalogue }) =>
    steady(db, () => readView(db, catalogue, { noun, by })),
  )
  return rows as View<R>[] | undefined
}
