import type { Resource } from '../../../contract/resource'
import { useRead } from '../../following/use-read'
import type { View } from './view'

/** Rows of a noun kept on the device, all or those under one value of its field `by`. Follows every change. Undefined while loading. */
export const useRows = <R extends Resource>({ name: noun }: R, by?: string): readonly View<R>[] | undefined =>
  useRead({ noun, by })?.rows as readonly View<R>[] | undefined
