import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part of the app in a file of its own, fetched when it is first drawn. A failed fetch is told where it is drawn. */
export const lazyPart = <P = object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => load().then((part) => ({ default: part })))
