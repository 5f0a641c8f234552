import { dateTime, entries, grouped, optional, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import type { Product } from '../../../src/server/product'
import type { Behaviour } from '../../../src/server/resource/behaviour'
import { tinyAccount, tinyCatalogue, tinyProduct } from './tiny-product'

/** Somebody was seen by the nurse: what she found is for those who read health, also in what the row remembers. */
export const Visit = defineResource({
  name: 'visit',
  label: label('visit', 'visit'),
  path: '/tiny/desk/visit',
  offline: 'write',
  fields: {
    title: text('标题', 'Title', { max: 40 }),
    room: optional(text('房间', 'Room', { max: 40 })),
    finding: grouped('health', optional(text('所见', 'Finding', { max: 40 }))),
    phone: grouped('contact', optional(text('电话', 'Phone', { max: 40, unique: true }))),
    history: optional(
      entries('经过', 'History', {
        at: dateTime('时间', 'At'),
        text: optional(text('说明', 'Why', { max: 200 })),
        finding: grouped('health', optional(text('原所见', 'Finding before', { max: 40 }))),
      }),
    ),
  },
  title: 'title',
  list: ['title', 'room', 'finding', 'phone'],
  search: ['title', 'finding'],
  form: [['title', 'room'], ['finding', 'phone'], ['history']],
})

const shared = ['conflict:list', 'dict:list', 'dict-item:list']
const role = (code: string, permissions: readonly string[]) => ({
  code,
  name: label(code, code),
  dataScope: 'all' as const,
  permissions: [...permissions, ...shared],
})

/** The tiny product with visits. `nurse` and `niece` read all of them, `porter` what everybody may, and decides clashes of that. */
export const visitProduct = (behaviour: Behaviour = {}): Product => ({
  ...tinyProduct,
  catalogue: { ...tinyCatalogue, resources: { ...tinyCatalogue.resources, visit: Visit } },
  behaviours: { ...tinyProduct.behaviours, visit: behaviour },
  roles: [
    ...tinyProduct.roles,
    role('nurse', ['visit:*']),
    role('porter', ['visit:list', 'visit:add', 'visit:edit', 'visit:remove', 'visit:resolve']),
  ],
  accounts: [
    ...tinyProduct.accounts,
    tinyAccount('nurse', 5, 'nurse'),
    tinyAccount('niece', 6, 'nurse'),
    tinyAccount('porter', 7, 'porter'),
  ],
})
