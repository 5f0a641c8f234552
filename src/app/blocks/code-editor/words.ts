import type { CodeMode } from '../../../contract/fields/code-mode'
import { label } from '../../../contract/label'

/** Words of the code editor. */
export const words = {
  ways: label('Tab 缩进；先按 Esc 再按 Tab 离开；Alt+F10 到工具栏', 'Tab indents; Escape and then Tab leaves; Alt+F10 to the toolbar'),
  more: label('增加缩进', 'Indent'),
  less: label('减少缩进', 'Outdent'),
  comment: label('注释', 'Comment'),
  find: label('查找和替换', 'Find and replace'),
  whole: label('全屏', 'Full screen'),
  smaller: label('退出全屏', 'Exit full screen'),
}

/** What each is called; the same in every language. */
export const modeNames: Readonly<Record<CodeMode, string>> = {
  css: 'CSS',
  javascript: 'JavaScript',
  html: 'HTML',
  java: 'Java',
  python: 'Python',
  sql: 'SQL',
  shell: 'Shell',
  markdown: 'Markdown',
}
