import { boolean, count, derived, dict, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'promotion-class': typeof PromotionClass
  }
}

/** What becomes of one class: it moves up into a new one, graduates, or, with none before it, is a new one. */
export const PromotionClass = defineResource({
  name: 'promotion-class',
  label: label('升班班级', 'Class moving up'),
  path: '/business-system/intk/garden/promotion-class',
  fields: {
    promotionId: ref('promotion', '升班单', 'Moving up', { fixed: true }),
    place: count('序号', 'Place', { min: 1, max: 200, fixed: true }),
    fromClassId: optional(ref('class', '原班级', 'From class', { fixed: true })),
    graduates: boolean('毕业', 'Graduates', { initial: false, fixed: true }),
    /** Of the new class; empty for one that graduates. */
    gradeLevel: optional(dict('gradeLevel', '新年级', 'New level', { fixed: true })),
    name: optional(text('新班名', 'New class', { max: 30, fixed: true })),
    room: optional(text('教室', 'Room', { max: 30, fixed: true })),
    capacity: optional(count('定员', 'Places', { min: 1, max: 60, fixed: true })),
    /** The class whose teachers and carer come along. */
    teachersFromId: optional(ref('class', '带班老师来自', 'Teachers of', { fixed: true })),
    toClassId: derived(ref('class', '新班级', 'To class', { weak: true })),
  },
  title: 'name',
  list: ['fromClassId', 'graduates', 'gradeLevel', 'name', 'room', 'capacity', 'teachersFromId'],
  search: ['name'],
  form: [['promotionId', 'place'], ['fromClassId', 'graduates'], ['gradeLevel', 'name'], ['room', 'capacity'], ['teachersFromId']],
  line: { of: 'promotionId', order: 'place', rights: 'own' },
  verbs: ['add'],
})
export type PromotionClass = RecordOf<typeof PromotionClass>
