import type { Resource } from '../../../../contract/resource'
import { useCan } from '../../../session/use-can'
import { useProduct } from '../../../shell/product'

/** How rows of a noun come in from Excel: on a screen of its own, whose path it is, or by the dialog every noun has. Undefined for whoever may not. */
export function useImportWay(resource: Resource, mayAdd: boolean): { readonly screen?: string } | undefined {
  const can = useCan()
  const own = useProduct().catalogue.screens.find(({ imports, needs }) => imports === resource.name && can(needs))
  if (own) return { screen: own.path }
  return mayAdd && !resource.single ? {} : undefined
}
