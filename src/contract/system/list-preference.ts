import { derived, json, text } from '../field'
import { label } from '../label'
import { ownLook } from '../list/list-look'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    'list-preference': typeof ListPreference
  }
}

/**
 * How somebody likes the table of one noun, on whatever desktop: columns and their widths, height of rows. The one written last holds; of two
 * rows of one list, made on two desktops at once, the one that was changed last.
 */
export const ListPreference = defineResource({
  name: 'list-preference',
  reach: 'personal',
  label: label('表格偏好', 'Table preference'),
  listedFor: 'user:list',
  path: '/sys/listPreference',
  offline: 'read',
  fields: {
    /** The noun whose table it is. */
    noun: text('列表', 'List', { max: 64, fixed: true }),
    shows: json('内容', 'What it shows', ownLook, { max: 8_000 }),
    owner: derived(text('所有人', 'Owner', { max: 64 })),
  },
  title: 'noun',
  list: ['noun'],
  search: ['noun'],
  form: [['noun'], ['shows']],
  verbs: ['add', 'edit', 'remove'],
})
export type ListPreference = RecordOf<typeof ListPreference>
