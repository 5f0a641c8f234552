import { count, dict, note, optional, ref, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    'dict-item': typeof DictItem
  }
}

/** One choice of a dictionary. */
export const DictItem = defineResource({
  name: 'dict-item',
  label: label('字典项', 'Dictionary item'),
  listedFor: 'dict-item:edit',
  path: '/sys/dictItem',
  offline: 'read',
  fields: {
    dictId: ref('dict', '字典', 'Dictionary', { fixed: true }),
    itemText: text('名称', 'Text', { max: 100 }),
    itemTextEn: optional(text('英文名称', 'English text', { max: 100 })),
    itemValue: text('数据值', 'Value', { max: 64 }),
    description: optional(note('描述', 'Description')),
    /** In which its values are shown, whatever the product knows of them. */
    tone: optional(dict('item_tone', '颜色', 'Colour')),
    sortOrder: count('排序', 'Order', { min: 1, initial: 1, summed: false }),
    status: dict('dict_item_status', '状态', 'Status', { initial: '1' }),
  },
  title: 'itemText',
  list: ['dictId', 'itemText', 'itemTextEn', 'itemValue', 'sortOrder', 'status'],
  defaultOrder: { by: ['dictId asc', 'sortOrder asc'] },
  search: ['dictId', 'itemText', 'status'],
  form: [['dictId'], ['itemText', 'itemTextEn'], ['itemValue', 'sortOrder'], ['status', 'tone'], ['description']],
})
export type DictItem = RecordOf<typeof DictItem>
