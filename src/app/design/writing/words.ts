import { label } from '../../../contract/label'

/** Words of every editor. */
export const words = {
  toolbar: label('文字格式', 'Formatting'),
  /** Told with what is written in to whoever cannot see it. */
  ways: label('Alt+F10 到工具栏，Esc 回到正文', 'Alt+F10 to the toolbar, Escape back to the text'),
  undo: label('撤销', 'Undo'),
  redo: label('重做', 'Redo'),
  counted: label('{words} 字', '{words} {words:word|words}'),
  lines: label('{lines} 行', '{lines} {lines:line|lines}'),
  room: label('已用 {used} / {max}', '{used} of {max} used'),
  full: label(
    '太长：超出 {over} 个字符（含格式），请删减后再保存',
    'Too long by {over} {over:character|characters}, formatting included; shorten it before saving',
  ),
}
