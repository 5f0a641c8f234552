import { useMemo } from 'react'
import { readablePart } from '../../contract/access'
import { noticeAddress } from '../../contract/push'
import type { Resource } from '../../contract/resource'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { mayUse } from '../session/granted'
import { useSession } from '../session/session'
import type { MenuRoute } from '../shell/menu'
import { nounOf } from '../shell/noun-of'
import { useProduct } from '../shell/product'
import { useMenu } from '../shell/use-menu'

/** A noun somebody may find rows of, as far as they may read it, and where one of them opens. */
export type FoundNoun = { readonly resource: Resource; readonly address: (id: string) => string }

/** Own notices have a place of their own, for everybody; the rows of all others open in their lists. */
function addressIn({ name }: Resource, routes: readonly MenuRoute[]): FoundNoun['address'] | undefined {
  if (name === AnnouncementSend.name) return noticeAddress
  const route = routes.find(({ component }) => nounOf(component) === name)
  return route && ((id) => `${route.path}?open=${encodeURIComponent(id)}`)
}

/** The nouns the signed-in person finds rows of: those that say how they are found, whose rows they may list and have somewhere to open. */
export function useFoundNouns(): readonly FoundNoun[] {
  const { catalogue } = useProduct()
  const { routes } = useMenu()
  const granted = useSession((state) => state.granted)
  return useMemo(() => {
    const may = (permission: string) => mayUse(granted, permission)
    return Object.values(catalogue.resources).flatMap((resource) => {
      const address = resource.found && may(`${resource.name}:list`) && addressIn(resource, routes)
      return address ? [{ resource: readablePart(resource, may), address }] : []
    })
  }, [catalogue, routes, granted])
}
