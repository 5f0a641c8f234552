import type { Resource } from '../../../contract/resource'
import { steady } from '../steady'
import { useFollowed } from './use-followed'
import { readView, type View } from './view'

/** One row kept on the device. Follows every change. Null when there is none, undefined while loading. */
export function useRow<R extends Resource>(resource: R, id: string): View<R> | null | undefined {
  const noun = resource.name
  const row = useFollowed(
    JSON.stringify([noun, id]),
    async ({ db, catalogue }) => (await steady(db, () => readView(db, catalogue, { noun, keys: [id] })))[0] ?? null,
  )
  return row as View<R> | null | undefined
}
