import { boolean, count, derived, dict, grouped, note, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'child-guardian': typeof ChildGuardian
  }
}

/** What a guardian is to a child. Exactly one of a child's guardians is the primary one, who is called first. */
export const ChildGuardian = defineResource({
  name: 'child-guardian',
  label: label('幼儿监护关系', 'Child and guardian'),
  path: '/business-system/intk/garden/child-guardian',
  offline: 'read',
  fields: {
    childId: ref('child', '幼儿', 'Child', { fixed: true }),
    guardianId: ref('guardian', '监护人', 'Guardian', { fixed: true }),
    /** Copied from the guardian, who may have children in several classes: each class holds its own children's links. */
    name: derived(text('姓名', 'Name', { max: 50 })),
    phone: grouped('contact', derived(text('手机号', 'Mobile', { max: 11 }))),
    relation: dict('guardianRelation', '关系', 'Relation'),
    isLegal: boolean('法定监护人', 'Legal guardian', { initial: true }),
    isPrimary: boolean('第一联系人', 'Called first', { initial: false }),
    /** Whereabouts among those of the child, who are called in this order: from 1, which is the place of whoever is called first. */
    place: optional(count('联系顺序', 'Place', { min: 1, max: 99 })),
    canPickup: boolean('可接送', 'May pick up', { initial: true }),
    custodyNote: optional(note('监护说明', 'Custody note')),
  },
  scope: { follows: 'childId' },
  title: 'guardianId',
  card: { facts: ['childId', 'relation', 'phone'], call: 'phone', swipe: ['call', 'edit'] },
  list: ['childId', 'guardianId', 'phone', 'relation', 'isLegal', 'isPrimary', 'canPickup'],
  search: ['childId', 'guardianId'],
  found: { by: ['name', 'phone'], says: ['relation', 'name', 'phone'], leads: { from: 'guardianId', to: 'childId' } },
  form: [['childId', 'guardianId'], ['relation', 'isLegal'], ['isPrimary', 'canPickup'], ['custodyNote']],
})
export type ChildGuardian = RecordOf<typeof ChildGuardian>
