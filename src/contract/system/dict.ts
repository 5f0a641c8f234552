import { note, optional, text } from '../field'
import { defineResource, type RecordOf } from '../resource'

/** A list of choices people may extend. Its items are rows of their own. */
export const Dict = defineResource({
  name: 'dict',
  path: '/sys/dict',
  offline: 'read',
  fields: {
    dictName: text('字典名称', 'Dictionary', { max: 100 }),
    dictNameEn: optional(text('英文名称', 'English name', { max: 100 })),
    dictCode: text('字典编码', 'Code', { rule: 'code', max: 64, unique: true, fixed: true }),
    description: optional(note('描述', 'Description')),
  },
  title: 'dictName',
  list: ['dictName', 'dictCode', 'description'],
  search: ['dictName', 'dictCode'],
  form: [['dictName', 'dictCode'], ['dictNameEn'], ['description']],
})
export type Dict = RecordOf<typeof Dict>
