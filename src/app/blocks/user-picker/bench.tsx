import { label } from '../../../contract/label'
import type { Bench } from '../../workbench/bench'
import { departmentStates } from '../department-picker/sample-departments'
import { pickerProps, pickerSettings, pickerStates } from '../record-picker/picker-states'
import type { RecordSource } from '../record-picker/record-source'
import { comingSource, failingSource, sampleSource } from '../record-picker/sample-source'
import { UserPicker } from './UserPicker'

const places = ['a01a01', 'a01a02a01', 'a01a02a02', 'a02'] as const
const users = Array.from({ length: 23 }, (_, at) => ({
  id: `u${at + 1}`,
  username: `user${String(at + 1).padStart(2, '0')}`,
  realname: `${'王李张刘陈杨赵'.charAt(at % 7)}${'小明芳丽伟静强'.charAt((at * 3) % 7)}`,
  sex: (at % 2) + 1,
  phone: `139000000${String(at + 10)}`,
  email: `user${at + 1}@example.com`,
  status: at % 9 === 4 ? 2 : 1,
  departIds: places[at % 4],
  orgCodeTxt: ['办公室', '食堂', '仓库', '分部'][at % 4],
}))

const within = (departments: readonly string[]): RecordSource =>
  sampleSource(
    `users ${departments.join(',')}`,
    users.filter(({ departIds }) => departments.length === 0 || departments.some((one) => departIds?.startsWith(one))),
  )
const sources = { full: within, empty: () => sampleSource('no users', []), coming: () => comingSource, failing: () => failingSource }

/** The picker of users, as the workbench shows it. */
export const userPickerBench: Bench = {
  about: label('按部门选择用户：左侧部门，右侧用户，已选显示为标签。', 'Chooses users by department; the chosen are shown as tags.'),
  props: [...pickerProps, { name: 'width', label: label('宽度', 'Width'), kind: 'choice', value: '1200', options: ['1200', '1250'] }],
  states: pickerStates(['user03', 'user20'], (kind, values, picked) => (
    <UserPicker
      open
      {...picked}
      {...pickerSettings(values)}
      width={values.width === '1250' ? 1250 : 1200}
      users={sources[kind]}
      departments={departmentStates[kind]}
    />
  )),
}
