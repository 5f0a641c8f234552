import type { ComponentType } from 'react'
import { type EarlyPart, earlyPart } from '../design/early-part'
import { useProduct } from '../shell/product'

type Loaded<P> = { readonly load: () => Promise<ComponentType<P>> }
type HomePart<P extends object> = { readonly part: EarlyPart<P>; readonly forget: () => void }

/** By what names them; those that are here already are drawn at once when somebody comes back to the home. */
const known = new WeakMap<object, unknown>()

/** A part of the home. It may show any noun: what it has to wait for is fetched beside it. After `forget` it is fetched once more. */
export function useHomePart<P extends object>(of: Loaded<P>): HomePart<P> {
  const { arriving } = useProduct()
  const found = known.get(of) as EarlyPart<P> | undefined
  const part = found ?? earlyPart(() => Promise.all([of.load(), arriving?.rest()]).then(([loaded]) => loaded))
  known.set(of, part)
  return { part, forget: () => void known.delete(of) }
}
