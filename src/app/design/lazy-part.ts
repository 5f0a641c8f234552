import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
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

/** A part of the app in a file of its own, fetched when it is first drawn. A failed fetch is told where it is drawn, as a `MissingPart`. */
export const lazyPart = <P = object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    Promise.race([load(), late()])
      .finally(tellArrival)
      .then(
        (part) => ({ default: part }),
        (cause: unknown) => {
          throw new MissingPart(cause)
        },
      ),
  )
