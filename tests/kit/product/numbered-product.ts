import type { Product } from '../../../src/server/product'
import { behave } from '../../../src/server/resource/behaviour'
import { numberedCatalogue, Voucher } from './numbered-catalogue'
import { tinyAccount, tinyProduct } from './tiny-product'

const voucher = behave(Voucher, {
  before: (ctx, { after }) => (after.about === 'hold me' ? ctx.hold('held') : undefined),
})

/** The tiny product with vouchers and slips. */
export const numberedProduct: Product = {
  ...tinyProduct,
  catalogue: numberedCatalogue,
  behaviours: { ...tinyProduct.behaviours, voucher },
  roles: tinyProduct.roles.map((role) =>
    role.code.startsWith('shelf-') ? { ...role, permissions: [...role.permissions, 'voucher:*', 'slip:*'] } : role,
  ),
}

/** A second house beside it, with somebody who may do everything. */
export const otherNumberedHouse = { name: 'Other', accounts: [tinyAccount('other', 8, 'admin')] }
