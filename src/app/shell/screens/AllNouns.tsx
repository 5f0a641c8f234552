import { type ReactNode, use, useMemo } from 'react'
import type { Catalogue } from '../../../contract/catalogue'
import { ProductContext, useProduct } from '../product'
import { useMadeNouns, withMade } from './made-nouns'

type Load = () => Promise<Catalogue>

const coming = new WeakMap<Load, Promise<Catalogue>>()

function wholeOf(load: Load): Promise<Catalogue> {
  const known = coming.get(load)
  if (known) return known
  const found = load()
  coming.set(load, found)
  // Said where it is drawn; the next visit tries again.
  found.catch(() => coming.delete(load))
  return found
}

/**
 * Knows every noun of the product, also those no row of which lies on the device, and those the house has made as soon as they have been
 * asked for. Suspends until the product's own are here.
 */
export function AllNouns({ children }: { children: ReactNode }) {
  const product = useProduct()
  const { wholeCatalogue } = product
  const shipped = wholeCatalogue ? use(wholeOf(wholeCatalogue)) : product.catalogue
  const { nouns } = useMadeNouns()
  const whole = useMemo(() => ({ ...product, catalogue: withMade(shipped, nouns) }), [product, shipped, nouns])
  return <ProductContext value={whole}>{children}</ProductContext>
}
