import { expect, test } from 'vitest'
import { product } from '../../../src/product'
import { productWith } from '../../kit/product/large-product'
import { openHouse } from '../../kit/server/open-house'
import { openNode } from '../../kit/server/open-node'

/** How often it is tried: a machine is busy now and then, and what takes long takes long each time. */
const tries = 5

test('a start takes less than a second more with a hundred more nouns', async () => {
  const now = Object.keys(product.catalogue.resources).length
  const grown = productWith(now + 100)
  expect(Object.keys(grown.catalogue.resources)).toHaveLength(now + 100)
  const house = await openHouse(product)
  try {
    /** Milliseconds until a node of that product answers. */
    const startOf = async (one: typeof product) => {
      const begun = performance.now()
      const node = await openNode(house, one)
      const took = performance.now() - begun
      await node.close()
      return took
    }
    const [small, large]: [number[], number[]] = [[], []]
    const more = () => Math.min(...large) - Math.min(...small)
    do {
      // Each on a database as an earlier node of the same product left it.
      await startOf(product)
      small.push(await startOf(product))
      await startOf(grown)
      large.push(await startOf(grown))
    } while (more() >= 1000 && large.length < tries)
    expect(more()).toBeLessThan(1000)
  } finally {
    await house.close()
  }
})
