import { derived, optional, ref, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    category: typeof Category
  }
}

/** A place in a tree people sort things into. `code` grows from that of the one above it: `A01`, `A01A02`. */
export const Category = defineResource({
  name: 'category',
  label: label('分类', 'Category'),
  path: '/sys/category',
  offline: 'read',
  fields: {
    name: text('名称', 'Name', { max: 100 }),
    parentId: optional(ref('category', '上级分类', 'Parent', { fixed: true })),
    code: derived(text('编码', 'Code', { max: 64 })),
  },
  title: 'name',
  list: ['name', 'code', 'parentId'],
  defaultOrder: { by: ['code asc'] },
  search: ['name', 'code'],
  form: [['name', 'parentId']],
  aliases: { pid: 'parentId' },
})
export type Category = RecordOf<typeof Category>
