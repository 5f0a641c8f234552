import type { Flow } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import type { Chosen } from '../../bulk/use-chosen-rows'
import type { ListState } from '../../list/list-address'
import type { ViewRow } from '../../row'

/** What a sheet is given that does something with the rows chosen in a table. `shown`: those in view. */
export type ChosenSheet = {
  resource: Resource
  flow: Flow | undefined
  chosen: Chosen
  filters: ListState['filters']
  shown: readonly ViewRow[]
  onDone: () => void
  onClose: () => void
}
