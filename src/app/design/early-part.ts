import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part'

/** A lazy part that can be fetched before it is drawn, by `Early`. */
export type EarlyPart<P = object> = {
  /** Resolves in any case: a failed fetch is told where the part is drawn. */
  readonly fetch: () => Promise<unknown>
  /** The part itself once it is here, and until then something lazy in its place. */
  readonly component: () => ComponentType<P>
}

export function earlyPart<P = object>(load: () => Promise<ComponentType<P>>): EarlyPart<P> {
  let coming: Promise<ComponentType<P>> | undefined
  let here: ComponentType<P> | undefined
  const fetch = () => {
    coming ??= load().then((part) => {
      here = part
      return part
    })
    return coming
  }
  const later = lazyPart(fetch)
  // What failed ahead of time is tried again when it is drawn.
  const forget = () => {
    coming = undefined
  }
  return { fetch: () => fetch().catch(forget), component: () => here ?? later }
}
