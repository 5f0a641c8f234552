import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { product } from '../../../src/product'
import { productWith } from '../../kit/product/large-product'
import { openHouse } from '../../kit/server/open-house'
import { openNode } from '../../kit/server/open-node'

test('a start asks the database no more with a hundred more nouns', async () => {
  const now = Object.keys(product.catalogue.resources).length
  const grown = productWith(now + 100)
  expect(Object.keys(grown.catalogue.resources)).toHaveLength(now + 100)
  const house = await openHouse(product)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  try {
    /** Statements until a node of that product answers, on a database as an earlier node of the same product left it. */
    const startOf = async (one: typeof product) => {
      await (await openNode(house, one)).close()
      const before = asked.mock.calls.length
      const node = await openNode(house, one)
      const count = asked.mock.calls.length - before
      await node.close()
      return count
    }
    const small = await startOf(product)
    expect(small).toBeGreaterThan(0)
    expect(await startOf(grown)).toBe(small)
  } finally {
    asked.mockRestore()
    await house.close()
  }
})
