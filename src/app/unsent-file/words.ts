import { label } from '../../contract/label'

/** What is said about files of unsent work. Fetched with the parts that say it. */
export const words = {
  title: label('导出未发送的修改', 'Export unsent edits'),
  what: label(
    '会生成一个加密文件，只有本园的服务器能打开。把它交给管理员，由管理员导入。',
    'Makes an encrypted file that only the server of your kindergarten can open. Give it to the administrator, who brings it in.',
  ),
  stays: label('此设备上的内容不会删除。', 'Nothing on this device is deleted.'),
  make: label('生成文件', 'Make the file'),
  working: label('正在生成：{done} / {of}', 'Making it: {done} of {of}'),
  stop: label('停止', 'Stop'),
  made: label('已保存文件 {name}，内有 {count} 条修改。', 'Saved as {name}, with {count} {count:edit|edits} in it.'),
  failed: label('没有生成文件。{why}', 'No file was made. {why}'),
} as const
