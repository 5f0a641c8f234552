import { demo, product } from '../../../src/product'
import type { Product } from '../../../src/server/product'
import { seed } from '../../../src/server/seed/demo'
import { withBoss } from '../browser/boss'

/** Open days every class tells of: enough for a second page of what is written daily. A device copies a month of them at each sign-in. */
const past = 6

/**
 * The product as it is tested in browsers: in a house with a short past, and without the notices a time of day brings by itself. A journey
 * then meets the same at every hour; notices have tests of their own.
 */
export const browsedProduct: Product = withBoss({
  ...product,
  jobs: [],
  seed: (engine, tenant, today) => seed(engine, tenant, demo(today, { past })),
})
