import type { Product, ShippedAccount } from '../../../src/server/product'

/** Somebody who holds everything, as the administrators of houses of the first release do. */
const boss: ShippedAccount = {
  id: 'user.boss',
  username: 'boss',
  realname: '全能',
  workNo: 'B1',
  phone: '13600000001',
  roles: ['admin'],
}

/** A product with an account that holds everything: its own administrator gives it to others and holds little. */
export const withBoss = (product: Product): Product => ({ ...product, accounts: [...product.accounts, boss] })
