import type { ComponentType } from 'react'
import type { Permission } from '../../../contract/access'
import type { Label } from '../../../contract/label'
import type { Resource } from '../../../contract/resource'
import type { ViewRow } from '../row'

/** `onDone`: it is done, and nothing is chosen any more; `onClose`: it was let be. */
export type BulkPartProps = {
  readonly resource: Resource
  readonly rows: readonly ViewRow[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Something an area does with several rows at once that is neither an edit of a field nor a move: a sheet of its own. */
export type BulkPart = {
  readonly name: string
  readonly label: Label
  /** A name of the pictures of the menu. */
  readonly icon: string
  readonly needs: Permission
  readonly part: ComponentType<BulkPartProps>
}
