import { note, optional, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'
import type shipped from './dictionaries.json'

type Shipped = typeof shipped

declare module '../registry' {
  interface NounTypes {
    dict: typeof Dict
  }
  interface DictCodes extends Shipped {}
}

/** A list of choices people may extend. Its items are rows of their own. */
export const Dict = defineResource({
  name: 'dict',
  label: label('字典', 'Dictionary'),
  listedFor: 'dict:edit',
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
