import type { Catalogue } from '../../../src/contract/catalogue'
import { derived, optional, text } from '../../../src/contract/field'
import type { Flow } from '../../../src/contract/flow'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import type { Upcaster } from '../../../src/contract/sync/op'
import type { Product } from '../../../src/server/product'
import { tinyCatalogue, tinyProduct } from './tiny-product'

const shared = {
  title: text('标题', 'Title', { max: 40 }),
  shelf: text('架', 'Shelf', { max: 10, initial: 'a' }),
  stage: derived(text('阶段', 'Stage', { initial: 'open' })),
}
const old = { sender: optional(text('寄件人', 'Sender')), address: optional(text('地址', 'Address')) }
const today = {
  writer: optional(text('写信人', 'Writer')),
  street: optional(text('街道', 'Street')),
  town: optional(text('城市', 'Town')),
}
const listed = {
  title: 'title',
  list: ['title', 'shelf'],
  search: ['title'],
  form: [['title', 'shelf']],
  offline: 'write',
  verbs: ['add', 'edit', 'remove'],
} as const

/** The first release: a letter says who sent it and where to in one line. A parcel is the same and chained. */
const resources1 = {
  letter: defineResource({
    ...listed,
    name: 'letter',
    label: label('letter', 'letter'),
    path: '/tiny/desk/letter',
    fields: { ...shared, ...old },
  }),
  parcel: defineResource({
    ...listed,
    name: 'parcel',
    label: label('parcel', 'parcel'),
    path: '/tiny/desk/parcel',
    fields: { ...shared, ...old },
  }),
}
/** The second: the sender is called writer, the address is two fields, and there are cards. */
const resources2 = {
  letter: defineResource({
    ...listed,
    name: 'letter',
    label: label('letter', 'letter'),
    path: '/tiny/desk/letter',
    fields: { ...shared, ...today },
  }),
  parcel: defineResource({
    ...listed,
    name: 'parcel',
    label: label('parcel', 'parcel'),
    path: '/tiny/desk/parcel',
    fields: { ...shared, ...today },
  }),
  card: defineResource({ ...listed, name: 'card', label: label('card', 'card'), path: '/tiny/desk/card', fields: { ...shared, ...today } }),
}

const move = { from: ['open'], to: 'paid', label: label('付邮资', 'Pay'), offline: true }
const flow1: Flow = { noun: 'letter', field: 'stage', start: 'open', moves: { stamp: move } }
const flow2: Flow = { noun: 'letter', field: 'stage', start: 'open', moves: { frank: move } }

/** Throws, as a step may, where an address is no text. */
function inParts(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { sender, address, ...rest } = values
  const where = () => {
    const [street = null, town = null] = address === null ? [] : (address as string).split(', ')
    return { street, town }
  }
  return { ...rest, ...('sender' in values && { writer: sender }), ...('address' in values && where()) }
}

const toSecond: Upcaster = ({ verb, patch, base }) => ({
  verb: verb === 'stamp' ? 'frank' : verb,
  patch: inParts(patch),
  base: inParts(base),
})

export const firstCatalogue: Catalogue = {
  ...tinyCatalogue,
  resources: { ...tinyCatalogue.resources, ...resources1 },
  flows: { ...tinyCatalogue.flows, letter: flow1 },
  chained: ['parcel'],
}

const secondCatalogue: Catalogue = {
  ...firstCatalogue,
  resources: { ...tinyCatalogue.resources, ...resources2 },
  flows: { ...tinyCatalogue.flows, letter: flow2 },
  upcasters: { letter: [toSecond], parcel: [toSecond] },
}

const behaviour = { scope: (_ctx: unknown, values: Readonly<Record<string, unknown>>) => `shelf/${String(values.shelf)}` }

/** The tiny product with letters, in the second release. `anna` and `robert` have those of shelf a. */
export const letterProduct: Product = {
  ...tinyProduct,
  catalogue: secondCatalogue,
  behaviours: { ...tinyProduct.behaviours, letter: behaviour, parcel: behaviour, card: behaviour },
  roles: tinyProduct.roles.map((role) =>
    role.code.startsWith('shelf-') ? { ...role, permissions: [...role.permissions, 'letter:*', 'parcel:*', 'card:*'] } : role,
  ),
}
