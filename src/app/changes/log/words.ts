import { label } from '../../../contract/label'

/** Every text of the page of all changes. */
export const words = {
  title: label('数据日志', 'Data log'),
  about: label(
    '谁在什么时候改了哪条记录；点开一行看每个字段改前改后，并可比较任意两版。',
    'Who changed which record when. Open a line to see each field before and after, and to compare any two versions.',
  ),
  every: label('全部种类', 'All kinds'),
  changed: label('{verb}：{fields}', '{verb}: {fields}'),
  more: label('{names}等 {count} 项', '{names} and others, {count} in all'),
  removed: label('（已删除或不可见）', '(removed, or not to be seen)'),
  none: label('没有可看的变更', 'No changes to show'),
  noneWhat: label(
    '这里列出您能看到的记录最近的变更，保留约 400 天。',
    'The latest changes of records you may see stand here; they are kept for some 400 days.',
  ),
  offline: label('联网后才能看数据日志', 'The data log is shown when there is a network'),
  lines: label('最近的变更', 'Latest changes'),
} as const
