import { label } from '../../../contract/label'

/** Words of the markdown editor. */
export const words = {
  write: label('书写', 'Write'),
  preview: label('预览', 'Preview'),
  nothing: label('还没有内容', 'Nothing written yet'),
  heading: label('标题', 'Heading'),
  bold: label('加粗', 'Bold'),
  italic: label('斜体', 'Italic'),
  strike: label('删除线', 'Strikethrough'),
  quote: label('引用', 'Quote'),
  bullets: label('项目符号', 'Bullet list'),
  numbers: label('编号', 'Numbered list'),
  tasks: label('任务列表', 'Task list'),
  link: label('链接', 'Link'),
  code: label('代码', 'Code'),
  table: label('表格', 'Table'),
  line: label('分隔线', 'Divider'),
  /** What is written where nothing was chosen. */
  text: label('文字', 'text'),
  column: label('列 {at}', 'Column {at}'),
}
