import { useMemo } from 'react'
import type { Label } from '../../../../contract/label'
import type { Resource } from '../../../../contract/resource'
import { useCan } from '../../../session/use-can'
import { nounOf } from '../../../shell/noun-of'
import { useProduct } from '../../../shell/product'
import { useMenu } from '../../../shell/use-menu'

/** A noun of which one may be added at a row, and where. */
export type Offered = { readonly noun: string; readonly label: Label; readonly address: (id: string) => string }

/** What is added at rows of a noun, for whoever may add it and has its list. */
export function useOffered({ name }: Pick<Resource, 'name'>): readonly Offered[] {
  const { catalogue } = useProduct()
  const { routes } = useMenu()
  const can = useCan()
  return useMemo(
    () =>
      Object.values(catalogue.resources).flatMap((resource): Offered[] => {
        const { offeredAt, label, verbs } = resource
        if (!offeredAt || !label || resource.fields[offeredAt]?.noun !== name) return []
        const route = routes.find(({ component }) => nounOf(component) === resource.name)
        if (!route || !verbs.includes('add') || !can(`${resource.name}:add`)) return []
        return [{ noun: resource.name, label, address: (id) => `${route.path}?${new URLSearchParams({ [offeredAt]: id, open: 'new' })}` }]
      }),
    [catalogue, routes, can, name],
  )
}
