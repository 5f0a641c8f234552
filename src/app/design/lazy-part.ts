import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part of the app could not be fetched: it does not lie on this device, and the server was not reached. */
export class MissingPart extends Error {}

/** A part of the app in a file of its own, fetched when it is first drawn. A failed fetch is told where it is drawn, as a `MissingPart`. */
export const lazyPart = <P = object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (cause: unknown) => {
        throw new MissingPart('a part of the app did not arrive', { cause })
      },
    ),
  )
