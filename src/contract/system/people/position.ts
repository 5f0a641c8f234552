import { dict, text } from '../../field'
import { label } from '../../label'
import { defineResource, type RecordOf } from '../../resource'

declare module '../../registry' {
  interface NounTypes {
    position: typeof Position
  }
}

/** What somebody is in the house, beside their rights: a title and its rank. Its code is its id, so that rows name it by its code. */
export const Position = defineResource({
  name: 'position',
  label: label('职务', 'Position'),
  key: ({ code }) => code,
  path: '/sys/position',
  fields: {
    code: text('职务编码', 'Code', { rule: 'code', max: 64, unique: true, fixed: true }),
    name: text('职务名称', 'Position', { max: 100 }),
    postRank: dict('position_rank', '职务级别', 'Rank'),
  },
  picker: 'position',
  title: 'name',
  card: { facts: ['code', 'postRank'] },
  list: ['code', 'name', 'postRank'],
  defaultOrder: { by: ['postRank desc', 'code asc'] },
  search: ['name', 'code', 'postRank'],
  form: [['code', 'name'], ['postRank']],
})
export type Position = RecordOf<typeof Position>
