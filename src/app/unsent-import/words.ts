import { label } from '../../contract/label'

/** What is said while a file of unsent work is brought. */
export const words = {
  title: label('找回未发送内容', 'Recover unsent work'),
  what: label(
    '平板损坏或员工离职时，其未发送的修改可以导出为加密文件，在这里导入。先看内容，确认后才写入。',
    'When a tablet breaks or somebody leaves, their unsent edits can be exported as an encrypted file and brought in here. You see what is in it before anything is written.',
  ),
  choose: label('选择文件', 'Choose the file'),
  reading: label('正在读取…', 'Reading it…'),
  from: label(
    '{author} 的 {count} 条修改，{files} 张图片',
    '{count} {count:edit|edits} of {author}, with {files} {files:picture|pictures}',
  ),
  when: label('最早：{oldest}。导出于 {madeAt}。', 'Oldest: {oldest}. Exported {madeAt}.'),
  asYou: label(
    '将以您的权限写入，并注明是代 {author} 找回。之前已收到的不会重复。',
    'They are written with your rights and noted as recovered for {author}. What was received before is not done twice.',
  ),
  run: label('写入 {count} 条', 'Write {count}'),
  running: label('正在写入…', 'Writing…'),
  nothing: label('没有需要写入的内容', 'There is nothing to write'),
  done: label(
    '写入 {done} 条，待确认 {held} 条，未接受 {refused} 条。',
    '{done} done, {held} held for a decision, {refused} not accepted.',
  ),
  handedOver: label('未接受的已移交管理员处理：{count} 条。', 'Those not accepted were given to the administrator: {count}.'),
  another: label('再导入一个文件', 'Bring another file'),
  fresh: label('待写入', 'To be written'),
  known: label('之前已收到', 'Received before'),
  applied: label('已写入', 'Done'),
  conflict: label('待确认', 'Held'),
  refused: label('未接受', 'Not accepted'),
  unreadable: label('无法读取的修改', 'An edit that cannot be read'),
  journal: label('导入记录', 'What was brought before'),
} as const
