import { product } from '../../../src/product'
import type { Product, ShippedAccount, ShippedRole } from '../../../src/server/product'

export type QuietAccount = { readonly username: string; readonly roles: readonly string[] }

const account = ({ username, roles }: QuietAccount, at: number): ShippedAccount => ({
  id: `user.${username}`,
  username,
  realname: username,
  workNo: `Q${username}`,
  phone: `137${String(at).padStart(8, '0')}`,
  roles,
})

/** Account `boss` may do everything; `single` what role `single` is given during a test; `nobody` nothing at all. */
const staff: readonly QuietAccount[] = [
  { username: 'boss', roles: ['admin'] },
  { username: 'single', roles: ['single'] },
  { username: 'nobody', roles: [] },
]

const single: ShippedRole = { code: 'single', name: { zh: '单项', en: 'Single' }, dataScope: 'all', permissions: [] }

/** The product with its real nouns, rules and lists, before anybody has moved in. */
export const quietProduct = (more: readonly QuietAccount[] = []): Product => ({
  ...product,
  roles: [...product.roles, single],
  accounts: [...staff, ...more].map(account),
  seed: async () => undefined,
})

/** The present of a quiet house: a Monday. */
export const quietNow = () => new Date('2026-03-02T08:00:00+08:00')
