import type { Catalogue } from '../../../src/contract/catalogue'
import { entries, optional, photos, signature, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import type { Product } from '../../../src/server/product'
import { tinyCatalogue, tinyProduct } from '../../kit/product/tiny-product'

/** Something that was photographed and signed for. Chained: its ops carry record hashes. */
export const Proof = defineResource({
  name: 'proof',
  label: label('证据', 'Proof'),
  path: '/tiny/desk/proof',
  offline: 'write',
  fields: {
    title: text('标题', 'Title', { max: 40 }),
    shelf: text('架', 'Shelf', { max: 10, initial: 'a' }),
    pictures: optional(photos('照片', 'Pictures', { max: 3 })),
    signed: optional(signature('签名', 'Signature')),
    steps: optional(entries('步骤', 'Steps', { shot: signature('图', 'Shot') })),
  },
  title: 'title',
  list: ['title', 'shelf'],
  search: ['title'],
  form: [['title', 'shelf'], ['pictures', 'signed'], ['steps']],
})

export const pictureCatalogue: Catalogue = {
  ...tinyCatalogue,
  resources: { ...tinyCatalogue.resources, proof: Proof },
  chained: ['proof'],
}

/** The tiny product with proofs: `anna` and `robert` have those of shelf a, `cathy` those of shelf c, `boss` all, `evelyn` none. */
export const pictureProduct: Product = {
  ...tinyProduct,
  catalogue: pictureCatalogue,
  behaviours: { ...tinyProduct.behaviours, proof: { scope: (_ctx, values) => `shelf/${String(values.shelf)}` } },
  roles: tinyProduct.roles.map((role) =>
    role.code.startsWith('shelf-') ? { ...role, permissions: [...role.permissions, 'proof:*'] } : role,
  ),
}
