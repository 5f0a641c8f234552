import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part'

/** A lazy part that can be fetched before it is drawn, by `Early`. */
export type EarlyPart = {
  /** Resolves in any case: a failed fetch is told where the part is drawn. */
  readonly fetch: () => Promise<unknown>
  /** The part itself once it is here, and until then something lazy in its place. */
  readonly component: () => ComponentType
}

export function earlyPart(load: () => Promise<ComponentType>): EarlyPart {
  let coming: Promise<ComponentType> | undefined
  let here: ComponentType | undefined
  const fetch = () => {
    coming ??= load().then((part) => {
      here = part
      return part
    })
    return coming
  }
  const later = lazyPart(fetch)
  return { fetch: () => fetch().catch(() => undefined), component: () => here ?? later }
}
