import { type Label, label } from '../../../../contract/label'

/** What is done by keyboard or mouse: how it is written, the keys as the table hears them where it does, and what comes of it. */
export type ListedKey = { readonly written: Label; readonly presses: readonly string[]; readonly what: Label }

const key = (written: string, presses: readonly string[], zh: string, en: string): ListedKey => ({
  written: label(written, written),
  presses,
  what: label(zh, en),
})
/** Heard by something else on the page: a button, a head, the whole product. */
const other = (written: string, zh: string, en: string): ListedKey => key(written, [], zh, en)
const mouse = (written: Label, zh: string, en: string): ListedKey => ({ written, presses: [], what: label(zh, en) })
const twice = label('双击', 'Double click')

/** Everything a table answers to, as `?` shows it. Each key it hears stands here (`tests/app/resource/desktop/listed-keys.test.tsx`). */
export const listedKeys: readonly { readonly title: Label; readonly keys: readonly ListedKey[] }[] = [
  {
    title: label('移动和打开', 'Moving and opening'),
    keys: [
      key('↑ ↓ Home End', ['ArrowUp', 'ArrowDown', 'Home', 'End'], '换一行', 'Another row'),
      key('PgUp PgDn', ['PageUp', 'PageDown'], '上下十行', 'Ten rows up or down'),
      key('← →', ['ArrowLeft', 'ArrowRight'], '换一格', 'Another cell'),
      other('Enter', '打开这一行', 'Open the row'),
      mouse(twice, '整页打开这一行', 'Open the row on the whole page'),
      key('j k', ['j', 'k'], '打开的记录：下一条、上一条（会翻页）', 'Open record: next, previous, over pages'),
      other('p', '看一眼所指的记录', 'Peek at the record a name stands for'),
      key('Esc', ['Escape'], '关闭记录或取消选择', 'Close the record or choose none'),
    ],
  },
  {
    title: label('选择和处理', 'Choosing and acting'),
    keys: [
      key('Space', [' '], '选中这一行', 'Choose the row'),
      key('e', ['e'], '修改这一格、记录的这一部分，或选中的行', 'Edit this cell, this part of the record, or the rows chosen'),
      mouse(twice, '修改能改的格子', 'Edit a cell that can be edited'),
      key('Ctrl C', ['Ctrl+c'], '复制选中的行', 'Copy the rows chosen'),
      key('Delete', ['Delete'], '删除选中的（会先问）', 'Delete those chosen (asks first)'),
      other('Ctrl Z', '撤销刚才的删除', 'Undo what was just deleted'),
      key('n', ['n'], '新增', 'Add'),
    ],
  },
  {
    title: label('排序、筛选和列', 'Sorting, filtering and columns'),
    keys: [
      other('Enter', '在列头上：按这一列排序', 'On a head: sort by its column'),
      other('Shift Enter', '在列头上：再加一列排序，最多 {most} 列', 'On a head: sort by its column as well, by {most} at most'),
      mouse(
        label('Shift 单击', 'Shift click'),
        '在列头上：再加一列排序，最多 {most} 列',
        'On a head: sort by its column as well, by {most} at most',
      ),
      key('f', ['f'], '到第一个筛选', 'To the first filter'),
      key('Shift F', ['Shift+f'], '显示或收起筛选行', 'Show or hide the filter row'),
      other('Ctrl V', '在筛选里：粘贴一列，逐行查找', 'In a filter: paste a list, each line is looked for'),
      key('g', ['g'], '换一种分组', 'Group in another way'),
      key('d', ['d'], '换一种行高', 'Another height of rows'),
      mouse(
        label('拖动列头', 'Drag a head'),
        '换列的位置；拖右边线改列宽，双击右边线恢复',
        'Move the column; drag its edge for the width, double click it to undo that',
      ),
    ],
  },
  {
    title: label('到处都有', 'Everywhere'),
    keys: [other('/  Ctrl K', '搜索全部', 'Search everything'), key('?', ['?'], '显示这张表', 'Show this list')],
  },
]
