import type { Resource } from '../../contract/resource'
import { steady } from './steady'
import { useFollowed } from './use-followed'
import { readView, type View } from './view'

/** Rows of a noun kept on the device, all or those under one value of its field `by`. Follows every change. Undefined while loading. */
export function useRows<R extends Resource>(resource: R, by?: string): View<R>[] | undefined {
  const noun = resource.name
  const rows = useFollowed(JSON.stringify([noun, by]), ({ db, catalogue }) => steady(db, () => readView(db, catalogue, { noun, by })))
  return rows as View<R>[] | undefined
}
