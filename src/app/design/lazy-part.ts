import { type ComponentType, createElement, lazy } from 'react'
import { tellArrival } from './arrivals'

/** Milliseconds a part of the app may take to come. */
const patience = 120_000

/** A part of the app could not be fetched: it does not lie on this device, and the server was not reached. `code` says where it was its styles. */
export class MissingPart extends Error {
  override name = 'ChunkLoadError'
  readonly code: string | undefined

  constructor(cause: unknown) {
    super('a part of the app did not arrive', { cause })
    this.code = /preload CSS/.test(String(cause)) ? 'CSS_CHUNK_LOAD_FAILED' : undefined
  }
}

const late = () => new Promise<never>((_, reject) => setTimeout(reject, patience, 'timeout'))

/** Milliseconds for which a part that failed is missed without being asked for again: React draws it several times until the page around it says so. */
const settling = 1000

/**
 * A part of the app in a file of its own, fetched when it is first drawn. A failed fetch is told where it is drawn, as a `MissingPart`; drawn later,
 * it is fetched again.
 */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let failed = Number.POSITIVE_INFINITY
  const begin = () =>
    lazy(() =>
      Promise.race([load(), late()])
        .finally(tellArrival)
        .then(
          (part) => ({ default: part }),
          (cause: unknown) => {
            failed = performance.now()
            throw new MissingPart(cause)
          },
        ),
    )
  let part = begin()
  return (props) => {
    if (performance.now() - failed > settling) {
      failed = Number.POSITIVE_INFINITY
      part = begin()
    }
    return createElement<P>(part as ComponentType<P>, props)
  }
}
