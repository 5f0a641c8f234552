import { product } from '../../src/product'
import type { Product } from '../../src/server/product'

/** The product without the notices a time of day brings by itself: a journey then meets the same at every hour. They have tests of their own. */
export const timelessProduct: Product = { ...product, jobs: [] }
