import { label } from '../../../contract/label'

/** What is said of the same thing done with several rows. */
export const bulkWords = {
  editField: label('批量修改', 'Edit several'),
  whichField: label('改哪一项', 'Which field'),
  preview: label('将改 {count} 条，{left} 条不能改', '{count} will change, {left} cannot'),
  previewAll: label('将改 {count} 条', '{count} will change'),
  previewNone: label('选中的都不能这样改', 'None of those chosen can be changed so'),
  do: label('{act}：{all} 条里的 {count} 条', '{act}: {count} of {all}'),
  doing: label('正在处理 {tried} / {of}', 'Working: {tried} of {of}'),
  done: label('已改 {count} 条', '{count} changed'),
  stopped: label('{count} 条没有改：', '{count} not changed:'),
  state: label('当前状态不允许', 'not in its present state'),
  same: label('已经是这样', 'it is so already'),
  locked: label('您不能改这一条', 'you may not change this one'),
  kept: label('已有编号，不能删除', 'it has its number and may not be missing'),
  empty: label('空', 'nothing'),
  removed: label('删除', 'deleted'),
} as const
