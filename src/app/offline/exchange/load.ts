import { limits } from '../../../contract/sync/exchange'

/** How many ops go in one call. `alone`: so many still go one by one, because their batch failed. `failed`: it failed once. */
export type Load = { readonly size: number; readonly alone: number; readonly failed: boolean }

export const fullLoad: Load = { size: limits.ops, alone: 0, failed: false }

/** Ops of the next call, at most. */
export const roomOf = (load: Load): number => (load.alone > 0 ? 1 : load.size)

/** After a call was answered. */
export const afterAnswer = (load: Load, sent: number): Load => ({ ...load, failed: false, alone: Math.max(0, load.alone - sent) })

/** After a call with several ops failed: too much is halved; anything else is tried once more, then op by op. */
export function afterFailure(load: Load, status: number, sent: number): Load {
  if (status === 413) return { ...load, size: Math.max(1, Math.floor(sent / 2)) }
  return load.failed ? { ...load, failed: false, alone: sent } : { ...load, failed: true }
}
