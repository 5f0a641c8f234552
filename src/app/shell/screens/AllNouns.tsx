import { type ReactNode, useMemo } from 'react'
import { readPart } from '../../design/kept-part'
import { wholeOf } from '../all-nouns'
import { ProductContext, useProduct } from '../product'
import { useMadeNouns, withMade } from './made-nouns'

/**
 * Knows every noun of the product, also those no row of which lies on the device, and those the house has made as soon as they have been
 * asked for. Suspends until the product's own are here.
 */
export function AllNouns({ children }: { children: ReactNode }) {
  const product = useProduct()
  const { wholeCatalogue } = product
  const shipped = wholeCatalogue ? readPart(wholeOf(wholeCatalogue)) : product.catalogue
  const { nouns } = useMadeNouns()
  const whole = useMemo(() => ({ ...product, catalogue: withMade(shipped, nouns) }), [product, shipped, nouns])
  return <ProductContext value={whole}>{children}</ProductContext>
}
