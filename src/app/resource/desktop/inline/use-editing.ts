import { useMemo, useState } from 'react'
import { flowOf } from '../../../../contract/catalogue'
import { isOpenTo } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { useCan } from '../../../session/use-can'
import { useProduct } from '../../../shell/product'
import { useFormPart } from '../../form/use-form-part'
import { useBeyond } from '../../record/use-beyond'
import { createEditing, type Editing, isShort } from './editing'

/** Which cells of a noun's table this person may write in: fields of the form that take one line and no input of their own, of rows that may be edited. */
export function useEditing(resource: Resource): Editing {
  const [store] = useState(createEditing)
  const can = useCan()
  const flow = flowOf(useProduct().catalogue, resource.name)
  const { inputs } = useFormPart(resource, false)
  const isBeyond = useBeyond(resource)
  const mayEdit = resource.verbs.includes('edit') && can(`${resource.name}:edit`)
  const names = useMemo(
    () => new Set(mayEdit ? resource.form.flat().filter((name) => isShort(resource.fields[name]) && !inputs?.[name]) : []),
    [mayEdit, resource, inputs],
  )
  return useMemo(
    () => ({
      store,
      may: (row, name) => names.has(name) && !isBeyond(row.id) && isOpenTo(flow, 'edit', flow && row[flow.field]),
    }),
    [store, names, isBeyond, flow],
  )
}
