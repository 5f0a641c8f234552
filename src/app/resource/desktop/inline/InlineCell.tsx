import type { ReactNode } from 'react'
import type { Resource } from '../../../../contract/resource'
import type { ViewRow } from '../../row'
import { CellEditor } from './CellEditor'
import { useIsEdited } from './editing'

type Props = { resource: Resource; name: string; row: ViewRow; children: ReactNode }

/** What a cell says, or its input while somebody writes in it. */
export function InlineCell({ resource, name, row, children }: Props) {
  const isEdited = useIsEdited(row.id, name)
  const facts = resource.fields[name]
  return isEdited && facts ? <CellEditor {...{ resource, name, facts, row }} /> : children
}
