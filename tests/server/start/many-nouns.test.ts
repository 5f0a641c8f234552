import { expect, test } from 'vitest'
import { product } from '../../../src/product'
import { productWith } from '../../kit/product/large-product'
import { openHouse } from '../../kit/server/open-house'
import { openNode } from '../../kit/server/open-node'

const times = 2

test('a start takes less than a second more with a hundred more nouns', async () => {
  const now = Object.keys(product.catalogue.resources).length
  const grown = productWith(now + 100)
  const house = await openHouse(product)
  try {
    /** Milliseconds until a node of that product answers, on a database as an earlier one left it: the least of several, for a machine is busy now and then. */
    const startOf = async (one: typeof product) => {
      await (await openNode(house, one)).close()
      let least = Number.POSITIVE_INFINITY
      for (let at = 0; at < times; at++) {
        const begun = performance.now()
        const node = await openNode(house, one)
        least = Math.min(least, performance.now() - begun)
        await node.close()
      }
      return least
    }
    expect(Object.keys(grown.catalogue.resources)).toHaveLength(now + 100)
    const [small, large] = [await startOf(product), await startOf(grown)]
    expect(large - small).toBeLessThan(1000)
  } finally {
    await house.close()
  }
})
