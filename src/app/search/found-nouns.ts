import { useMemo } from 'react'
import { readablePart } from '../../contract/access'
import type { Resource } from '../../contract/resource'
import { mayUse } from '../session/granted'
import { useSession } from '../session/session'
import { addressIn } from '../shell/noun-address'
import { useProduct } from '../shell/product'
import { useMenu } from '../shell/use-menu'

/** A noun somebody may find rows of, as far as they may read it, and where one of them opens. */
export type FoundNoun = { readonly resource: Resource; readonly address: (id: string) => string }

/** The nouns the signed-in person finds rows of: those that say how they are found, whose rows they may list and have somewhere to open. */
export function useFoundNouns(): readonly FoundNoun[] {
  const { catalogue } = useProduct()
  const { routes } = useMenu()
  const granted = useSession((state) => state.granted)
  return useMemo(() => {
    const may = (permission: string) => mayUse(granted, permission)
    return Object.values(catalogue.resources).flatMap((resource) => {
      const address = resource.found && may(`${resource.name}:list`) && addressIn(resource.name, routes)
      return address ? [{ resource: readablePart(resource, may), address }] : []
    })
  }, [catalogue, routes, granted])
}
