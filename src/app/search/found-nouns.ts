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

/** What is looked through: nouns whose rows are found, and those whose rows lead to them. `all`: the nouns of both. */
export type FoundNouns = { readonly nouns: readonly FoundNoun[]; readonly leads: readonly Resource[]; readonly all: readonly Resource[] }

/**
 * The nouns the signed-in person finds rows of: those that say how they are found, whose rows they may list and have somewhere to open, or which lead
 * to rows of another.
 */
export function useFoundNouns(): FoundNouns {
  const { catalogue } = useProduct()
  const { routes } = useMenu()
  const granted = useSession((state) => state.granted)
  return useMemo(() => {
    const may = (permission: string) => mayUse(granted, permission)
    const found = Object.values(catalogue.resources)
      .filter((resource) => resource.found && may(`${resource.name}:list`))
      .map((resource) => readablePart(resource, may))
    const leads = found.filter((resource) => resource.found?.leads)
    const nouns = found.flatMap((resource) => {
      const address = !resource.found?.leads && addressIn(resource.name, routes)
      return address ? [{ resource, address }] : []
    })
    return { nouns, leads, all: [...nouns.map(({ resource }) => resource), ...leads] }
  }, [catalogue, routes, granted])
}
