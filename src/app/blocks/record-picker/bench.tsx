import { label } from '../../../contract/label'
import type { Bench } from '../../workbench/bench'
import type { PickColumn, PickFilter } from './column'
import { pickerProps, pickerSettings, pickerStates } from './picker-states'
import { RecordPicker } from './RecordPicker'
import { comingSource, failingSource, sampleSource } from './sample-source'

const names = [
  '苹果',
  '梨',
  '香蕉',
  '西瓜',
  '葡萄',
  '橙子',
  '草莓',
  '樱桃',
  '桃子',
  '杏',
  '李子',
  '芒果',
  '荔枝',
  '龙眼',
  '柚子',
  '柠檬',
  '猕猴桃',
  '菠萝',
  '椰子',
  '石榴',
  '枣',
  '柿子',
]
const rows = names.map((name, at) => ({
  id: `f${at + 1}`,
  name,
  code: `F-${String(at + 1).padStart(3, '0')}`,
  size: at % 3 === 0 ? 'L' : 'S',
}))
const sources = { full: sampleSource('fruits', rows), empty: sampleSource('no fruits', []), coming: comingSource, failing: failingSource }
const columns: readonly PickColumn[] = [
  { name: 'name', label: label('名称', 'Name'), isSorted: true },
  { name: 'code', label: label('编号', 'Code'), isSorted: true },
  { name: 'size', label: label('大小', 'Size'), width: 80 },
]
const filters: readonly PickFilter[] = [
  { name: 'name', label: label('名称', 'Name'), kind: 'text' },
  {
    name: 'size',
    label: label('大小', 'Size'),
    kind: 'choice',
    options: [
      { value: 'L', label: label('大', 'Large') },
      { value: 'S', label: label('小', 'Small') },
    ],
  },
]

/** The picker of records, as the workbench shows it. */
export const recordPickerBench: Bench = {
  about: label(
    '从服务器分页的列表中选择记录，已选的列在旁边。',
    'Chooses records of a list that the server pages; the chosen stand at its side.',
  ),
  props: [...pickerProps, { name: 'width', label: label('宽度', 'Width'), kind: 'number', value: 900 }],
  states: pickerStates(['f2', 'f9', 'f22'], (kind, values, picked) => (
    <RecordPicker
      open
      title="水果 Fruit"
      textKey="name"
      source={sources[kind]}
      width={Number(values.width)}
      {...{ columns, filters, ...picked, ...pickerSettings(values) }}
    />
  )),
}
