import { label } from '../../../contract/label'

/** Words of imports from Excel. */
export const words = {
  title: label('导入 Excel', 'Import from Excel'),
  choose: label('选择文件', 'Choose files'),
  hint: label('可选择多个 .xls、.xlsx 文件，也可以拖到这里。', 'Several .xls and .xlsx files may be chosen, or dropped here.'),
  none: label('还没有选择文件', 'No file chosen yet'),
  drop: label('移除 {name}', 'Remove {name}'),
  upload: label('开始上传', 'Upload'),
  template: label('下载模板', 'Get the template'),
  dryRun: label('试运行', 'Dry run'),
  dryRunHint: label('试运行只检查，不写入；一次一个文件。', 'A dry run looks and writes nothing; one file at a time.'),
  check: label('有错误时整个文件都不导入', 'Take a file only where nothing in it is wrong'),
  going: label('正在导入', 'Importing'),
  waiting: label('等待', 'Waiting'),
  reading: label('正在读取…', 'Being read…'),
  checking: label('已检查 {done} / {total} 行', 'Looked at {done} of {total}'),
  writing: label('已导入 {done} / {total} 行', 'Imported {done} of {total}'),
  ended: label('已完成', 'Done'),
  stop: label('停止', 'Stop'),
  stopped: label('已停止，已经导入的内容保留。', 'Stopped. What was imported stays.'),
  partly: label('导入成功，但有错误数据！', 'imported successfully, but there is erroneous data!'),
  errorFile: label('下载错误数据', 'Get the file with what was wrong'),
  failed: label('文件上传失败', 'file upload failed'),
  done: label('导入成功', 'Imported'),
  wrongType: label('只能选择 .xls 或 .xlsx 文件', 'Only .xls and .xlsx files can be imported'),
} as const
