import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part'

/** A lazy part that can be fetched before it is drawn, by `Early`. */
export type EarlyPart<P extends object = object> = {
  /** Resolves in any case: a failed fetch is told where the part is drawn. */
  readonly fetch: () => Promise<unknown>
  /** The part itself once it is here, and until then something lazy in its place. */
  readonly component: () => ComponentType<P>
}

export function earlyPart<P extends object = object>(load: () => Promise<ComponentType<P>>): EarlyPart<P> {
  let coming: Promise<ComponentType<P>> | undefined
  let here: ComponentType<P> | undefined
  const fetch = async () => {
    coming ??= load()
    try {
      here = await coming
      return here
    } catch (cause) {
      // What failed is tried again when it is drawn.
      coming = undefined
      throw cause
    }
  }
  const later = lazyPart(fetch)
  return { fetch: () => fetch().catch(() => undefined), component: () => here ?? later }
}
