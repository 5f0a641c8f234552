import { type Label, label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { toast } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import type { Bench, BenchValues } from '../../workbench/bench'
import type { GridColumn } from './column'
import type { GridSize, WidthReading } from './desktop/measures'
import { EditableGrid } from './EditableGrid'
import type { CellValues } from './model/rows'
import type { KeptRow } from './store/grid-core'
import { GridInvalid } from './store/grid-store'
import { useGrid } from './store/use-grid'
import { tools } from './toolbar/tools'

const units = ['kg', 'L', '盒 / box'].map((text) => ({ value: text.slice(0, 2).trim(), text }))

const plainColumns: readonly GridColumn[] = [
  { key: 'place', title: label('顺序', 'Place'), type: 'normal', isOrder: true, width: 80 },
  { key: 'name', title: label('名称', 'Name'), type: 'input', validateRules: [{ required: true }, { unique: true }] },
  { key: 'amount', title: label('数量', 'Amount'), type: 'inputNumber', statistics: true, validateRules: [{ pattern: 'n' }] },
  { key: 'unit', title: label('单位', 'Unit'), type: 'select', options: units, defaultValue: 'kg' },
  { key: 'day', title: label('日期', 'Day'), type: 'date' },
  { key: 'at', title: label('时刻', 'Moment'), type: 'datetime' },
  { key: 'phone', title: label('电话', 'Phone'), type: 'input', validateRules: [{ pattern: 'm' }] },
  { key: 'fresh', title: label('新鲜', 'Fresh'), type: 'checkbox_meta', customValue: ['Y', 'N'], defaultValue: 'N' },
  { key: 'kinds', title: label('种类', 'Kinds'), type: 'list_multi', options: units },
  { key: 'tag', title: label('标签', 'Tag'), type: 'tag' },
  { key: 'remark', title: label('备注', 'Remark'), type: 'input_pop' },
  { key: 'quality', title: label('等级', 'Grade'), type: 'radio', options: ['A', 'B'].map((text) => ({ value: text, text })), width: 140 },
]

/** What is chosen or fetched elsewhere. */
const chosenColumns: readonly GridColumn[] = [
  { key: 'who', title: label('用户', 'Users'), type: 'sel_user', multi: true },
  { key: 'where', title: label('部门', 'Department'), type: 'sel_depart' },
  { key: 'sought', title: label('字典', 'Dictionary'), type: 'sel_search_async', dict: 'sex' },
  {
    ...{ key: 'set', title: label('数据字典', 'From a dictionary'), type: 'popup', width: 200 },
    ...{ popupCode: 'sys_dict', orgFields: 'dictName,dictCode', destFields: 'set,code' },
  },
  { key: 'code', title: label('编码', 'Code'), type: 'input' },
  { key: 'papers', title: label('文件', 'Files'), type: 'file', width: 220 },
  { key: 'picture', title: label('图片', 'Picture'), type: 'image', width: 160 },
]

const rowOf = (at: number): KeptRow => ({
  id: `row-${at}`,
  values: {
    place: at + 1,
    name: `番茄 ${at + 1}`,
    amount: (at * 7) % 50,
    unit: 'kg',
    day: '2026-09-01',
    fresh: at % 3 ? 'Y' : 'N',
    quality: 'A',
  },
})
const rows = (count: number, change: (at: number) => CellValues = () => ({})): readonly KeptRow[] =>
  Array.from({ length: count }, (_, at) => ({ id: `row-${at}`, values: { ...rowOf(at).values, ...change(at) } }))

type Given = {
  values: BenchValues
  name: string
  called: Label
  of: readonly KeptRow[]
  columns?: readonly GridColumn[]
  readOnly?: boolean
}

function Shown({ values, name, called, of, columns = plainColumns, readOnly }: Given) {
  const say = useSay()
  const grid = useGrid({ name, columns, rows: of, readOnly, disabledBy: { quality: 'B' } })
  const check = () =>
    grid.collect().then(
      (found) => toast(say(words.good, { count: found.rows.length })),
      (cause: unknown) => toast(say(words.bad, { count: cause instanceof GridInvalid ? cause.failures.length : 0 }), { tone: 'bad' }),
    )
  return (
    <>
      <EditableGrid
        grid={grid}
        title={`${say(words.title)}: ${say(called)}`}
        tools={tools}
        denied={String(values.denied).split(',')}
        prefix="bench"
        widths={values.widths as WidthReading}
        {...(values.size !== 'usual' && { size: values.size as GridSize })}
        maxHeight={Number(values.maxHeight)}
      />
      <BigButton onClick={() => void check()}>{say(words.check)}</BigButton>
    </>
  )
}

const words = {
  title: label('食材', 'Ingredients'),
  check: label('校验并收集', 'Check and collect'),
  good: label('全部正确，共 {count} 行', 'All is right. Rows: {count}'),
  bad: label('{count} 个单元格有误', 'Cells to be corrected: {count}'),
}

const state = (key: string, called: Label, given: Pick<Given, 'of' | 'columns' | 'readOnly'>): Bench['states'][number] => ({
  key,
  label: called,
  draw: (values) => <Shown {...given} {...{ values, called }} name={key} />,
})

/** The editable grid, as the workbench shows it. */
export const gridBench: Bench = {
  about: label(
    '像电子表格一样填写：点击或直接输入，复制粘贴，向下填充，撤销重做。',
    'Written in like a spreadsheet: click or type, copy and paste, fill down, take back.',
  ),
  props: [
    {
      name: 'size',
      label: label('行高', 'Row height'),
      kind: 'choice',
      value: 'usual',
      options: ['usual', 'medium', 'small', 'mini', 'tiny'],
    },
    { name: 'widths', label: label('列宽读法', 'Reading of widths'), kind: 'choice', value: 'usual', options: ['usual', 'wide'] },
    { name: 'maxHeight', label: label('最大高度', 'Height at most'), kind: 'number', value: 400 },
    { name: 'denied', label: label('无权的按钮', 'Denied buttons'), kind: 'text', value: '' },
  ],
  states: [
    state('filled', label('已填写', 'Filled'), { of: rows(6) }),
    state('chosen', label('选择与上传', 'Chosen and uploaded'), {
      of: [
        { id: 'one', values: {} },
        { id: 'two', values: {} },
      ],
      columns: chosenColumns,
    }),
    state('empty', label('空', 'Empty'), { of: [] }),
    state('failing', label('有错误', 'Failing'), { of: rows(4, (at) => ({ name: at < 2 ? '番茄' : '', phone: '123' })) }),
    state('disabled', label('停用的行', 'Disabled rows'), { of: rows(4, (at) => ({ quality: at % 2 ? 'B' : 'A' })) }),
    state('read', label('只读', 'Read only'), { of: rows(3), readOnly: true }),
    state('many', label('一万行', '10,000 rows'), { of: rows(10_000) }),
  ],
}
