import { addErrors, ask } from '../error'
import { code, dict, optional, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

/** Ways in which a definition is refused. They are said where definitions are, and no phone fetches them before. */
const errors = {
  'made.code': ask(400, '编码为 1 至 16 个小写字母', 'A code is 1 to 16 small letters'),
  'made.json': ask(400, '不是 JSON', 'This is not JSON'),
  'made.wrong': ask(400, '“{place}”不正确', 'What stands at "{place}" is not correct'),
  'made.unseen': ask(400, '“{place}”引用的记录您无权查看', 'What "{place}" refers to are records you may not see'),
  'made.untitled': ask(
    400,
    '至少要有一个在用的文本、日期、时间或关联字段，记录以它为名',
    'At least one text, day, moment or other record must be among the fields in use: records are known by it',
  ),
  'made.reserved': ask(400, '“{name}”不能用作字段名', '"{name}" cannot be the name of a field'),
  'made.kept': ask(
    409,
    '字段“{name}”已有数据，不能移除或改变类型；可以停用',
    'The field "{name}" may hold values: it cannot be left out or become another; it can be given up',
  ),
  'made.many': ask(409, '最多 {max} 种自建数据', 'At most {max} {max:kind|kinds} of custom records'),
} as const
addErrors(errors)
type MadeErrors = typeof errors

declare module '../registry' {
  interface NounTypes {
    'made-noun': typeof MadeNoun
  }
  interface ErrorTypes extends MadeErrors {}
}

/**
 * A noun somebody made at run time (`contract/made/made-noun.ts`). It is never removed, only switched off: its rows and its table stay, and a
 * field of the same name never means something else.
 */
export const MadeNoun = defineResource({
  name: 'made-noun',
  label: label('自建数据类型', 'Custom record type'),
  path: '/sys/madeNoun',
  fields: {
    /** Part of the noun's name, for good. */
    code: text('编码', 'Code', { rule: 'code', max: 16, fixed: true }),
    title: text('名称', 'Name', { max: 30 }),
    titleEn: optional(text('英文名称', 'English name', { max: 60 })),
    /** As JSON. */
    definition: code('javascript', '字段', 'Fields'),
    status: dict('valid_status', '状态', 'Status', { initial: '1', switched: ['1', '0'] }),
  },
  title: 'title',
  list: ['code', 'title', 'titleEn', 'status'],
  search: ['code', 'title', 'status'],
  form: [['code', 'status'], ['title', 'titleEn'], ['definition']],
  verbs: ['add', 'edit'],
  key: ({ code }) => code,
})
export type MadeNoun = RecordOf<typeof MadeNoun>
