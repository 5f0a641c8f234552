import type { Kind } from '../../../contract/fields/kind'
import { type Label, label } from '../../../contract/label'
import type { QueryRule } from '../../../contract/query'
import type { LineProblem } from './draft'

/** Words of the advanced query. */
export const words = {
  title: label('高级查询', 'Advanced query'),
  clear: label('清除', 'clear'),
  run: label('查询', 'Query'),
  reset: label('重置', 'Reset'),
  match: label('匹配方式', 'Which rows'),
  and: label('满足全部条件', 'meet all conditions'),
  or: label('满足任一条件', 'meet any condition'),
  line: label('条件 {at}', 'Condition {at}'),
  field: label('列', 'Column'),
  chooseField: label('选择列', 'Choose a column'),
  rule: label('规则', 'Rule'),
  value: label('值', 'Value'),
  values: label('值，每行一个', 'Values, one a line'),
  addValue: label('加入', 'Add'),
  dropValue: label('去掉“{value}”', 'Drop "{value}"'),
  addLine: label('添加条件', 'Add a condition'),
  addBelow: label('在条件 {at} 下添加', 'Add a condition below {at}'),
  dropLine: label('删除条件 {at}', 'Remove condition {at}'),
  save: label('保存查询', 'Save the query'),
  saveName: label('保存名称', 'Name'),
  saved: label('保存的查询', 'Saved queries'),
  noneSaved: label('还没有保存的查询，只保存在这台设备上。', 'None yet. They are kept on this device.'),
  here: label(
    '只保存在这台设备上；要在其他设备上用，查询后存为视图。',
    'Kept on this device. To have it on others, query and save the list as a view.',
  ),
  drop: label('删除“{name}”', 'Delete "{name}"'),
  dropAsk: label('是否删除当前查询？', 'delete current query?'),
  overwriteAsk: label('{name} 已存在，是否覆盖？', '{name} already exists, overwrite?'),
  overwrite: label('覆盖', 'Overwrite'),
  noQuery: label('不能查询空条件', 'cannot query empty condition'),
  noSave: label('空条件不能保存', 'empty condition cannot be saved'),
  noName: label('保存名称不能为空', 'save name cannot be empty'),
  kept: label('已保存“{name}”', 'Saved as "{name}"'),
  full: label(
    '一个页面最多保存 {max} 个查询，请先删除不用的。',
    'At most {max} {max:query is|queries are} kept of one page; please delete one you do not use.',
  ),
  long: label('条件太多或太长，请减少一些。', 'There are too many conditions, or they are too long; please drop some.'),
  mend: label('有条件没有填完整，请修改或删除。', 'Some conditions are not complete; please change or remove them.'),
  andJoin: label('且', 'and'),
  orJoin: label('或', 'or'),
  andMore: label(' 等 {count} 个', ' and others, {count} in all'),
} as const

export const problemWords: Readonly<Record<LineProblem, Label>> = {
  noField: label('请选择列', 'Please choose a column'),
  noValue: label('请填写值', 'Please give a value'),
  notValue: label('不是这一列的值', 'This is no value of the column'),
  longValue: label('一个值最多 500 个字符', 'A value has at most 500 characters'),
  manyValues: label('最多 500 个值', 'At most 500 values'),
}

const ruleWords: Readonly<Record<QueryRule, Label>> = {
  eq: label('等于', 'is'),
  like: label('包含', 'contains'),
  right_like: label('以…开始', 'starts with'),
  left_like: label('以…结尾', 'ends with'),
  in: label('在…中', 'is one of'),
  ne: label('不等于', 'is not'),
  gt: label('大于', 'is more than'),
  ge: label('大于等于', 'is at least'),
  lt: label('小于', 'is less than'),
  le: label('小于等于', 'is at most'),
  empty: label('为空', 'is empty'),
}

type RuleWords = Readonly<Partial<Record<QueryRule, Label>>>
const days: RuleWords = {
  gt: label('晚于', 'is after'),
  ge: label('不早于', 'is on or after'),
  lt: label('早于', 'is before'),
  le: label('不晚于', 'is on or before'),
}
const lists: RuleWords = { eq: label('包含', 'has'), in: label('包含任一', 'has one of'), ne: label('不包含', 'has not') }
const byKind: Readonly<Partial<Record<Kind, RuleWords>>> = {
  date: days,
  time: days,
  dateTime: days,
  period: {
    ...days,
    eq: label('包含这一天', 'includes the day'),
    in: label('包含其中一天', 'includes one of the days'),
    ne: label('不包含这一天', 'does not include the day'),
  },
  dicts: lists,
  refs: lists,
}

/** What a rule is called where values of a kind are compared by it. */
export const wordOfRule = (rule: QueryRule, kind: Kind | undefined): Label => (kind && byKind[kind]?.[rule]) || ruleWords[rule]
