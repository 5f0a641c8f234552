import { label } from '../../../../contract/label'
import { Sheet } from '../../../design/overlay/Sheet'
import { useSay } from '../../../language/use-say'
import { tableWords } from '../table-words'

const keys = [
  ['↑ ↓ Home End', label('换一行', 'Another row')],
  ['PgUp PgDn', label('上下十行', 'Ten rows up or down')],
  ['← →', label('换一格', 'Another cell')],
  ['Enter', label('打开这一行', 'Open the row')],
  ['Space', label('选中这一行', 'Choose the row')],
  ['j k', label('打开的记录：下一条、上一条', 'Open record: next, previous')],
  ['e', label('修改这一格、记录的这一部分，或选中的行', 'Edit this cell, this part of the record, or the rows chosen')],
  ['p', label('看一眼所指的记录', 'Peek at the record a name stands for')],
  ['Delete', label('删除选中的（会先问）', 'Delete those chosen (asks first)')],
  ['n', label('新增', 'Add')],
  ['f', label('到第一个筛选', 'To the first filter')],
  ['Shift F', label('显示或收起筛选行', 'Show or hide the filter row')],
  ['g', label('换一种分组', 'Group in another way')],
  ['d', label('换一种行高', 'Another height of rows')],
  ['Ctrl C', label('复制选中的行', 'Copy the rows chosen')],
  ['/', label('搜索全部', 'Search everything')],
  ['Esc', label('关闭记录或取消选择', 'Close the record or choose none')],
  ['?', label('显示这张表', 'Show this list')],
] as const

/** All keys of a table, for whoever presses `?`. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const say = useSay()
  return (
    <Sheet open title={say(tableWords.keys)} onClose={onClose} width={420}>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
