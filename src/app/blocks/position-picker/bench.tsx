import { label } from '../../../contract/label'
import type { Bench } from '../../workbench/bench'
import { pickerProps, pickerSettings, pickerStates } from '../record-picker/picker-states'
import { comingSource, failingSource, sampleSource } from '../record-picker/sample-source'
import { PositionPicker } from './PositionPicker'

const positions = Array.from({ length: 7 }, (_, at) => ({
  id: `post${at + 1}`,
  code: `post${at + 1}`,
  name: `职务 Position ${at + 1}`,
  postRank: String((at % 5) + 1),
  postRank_dictText: ['员级', '助级', '中级', '副高级', '正高级'][at % 5],
}))
const sources = {
  full: sampleSource('posts', positions),
  empty: sampleSource('no posts', []),
  coming: comingSource,
  failing: failingSource,
}

/** The picker of positions, as the workbench shows it. */
export const positionPickerBench: Bench = {
  about: label('选择职务，值为职务编码。', 'Chooses positions; what is stored is their code.'),
  props: pickerProps,
  states: pickerStates(['post2'], (kind, values, picked) => (
    <PositionPicker open {...picked} {...pickerSettings(values)} positions={sources[kind]} />
  )),
}
