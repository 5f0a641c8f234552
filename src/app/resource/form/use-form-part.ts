import { useMemo } from 'react'
import type { Resource } from '../../../contract/resource'
import { useProduct } from '../../shell/product'

/** A noun as its form asks for it: with what the product asks of a new row beside its fields. */
export function useFormPart(resource: Resource, isNew: boolean) {
  const part = useProduct().formParts?.[resource.name]
  const asked = useMemo((): Resource => {
    if (!part?.asks || !isNew) return resource
    return { ...resource, fields: { ...resource.fields, ...part.asks }, form: [...resource.form, Object.keys(part.asks)] }
  }, [resource, part, isNew])
  return { resource: asked, check: isNew ? part?.check : undefined, inputs: part?.inputs }
}
