import { createContext } from 'react'
import type { Resource } from '../../../../contract/resource'
import type { ListState } from '../../list/list-address'

/** What the row of filters under a table's head needs to know. */
export type Filtering = {
  readonly resource: Resource
  readonly filters: ListState['filters']
  readonly change: (change: Partial<ListState>) => void
  /** Names of the columns, in their order. */
  readonly columns: readonly string[]
  /** Whether the rows are chosen in a first column. */
  readonly hasChoice: boolean
}

export const FilteringContext = createContext<Filtering | undefined>(undefined)
