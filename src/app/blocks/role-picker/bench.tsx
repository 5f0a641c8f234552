import { label } from '../../../contract/label'
import type { Bench } from '../../workbench/bench'
import { pickerProps, pickerSettings, pickerStates } from '../record-picker/picker-states'
import { comingSource, failingSource, sampleSource } from '../record-picker/sample-source'
import { RolePicker } from './RolePicker'

const roles = Array.from({ length: 12 }, (_, at) => ({
  id: `r${at + 1}`,
  roleName: `角色 Role ${at + 1}`,
  roleCode: `role${at + 1}`,
  dataScope: at % 2 ? 'own' : 'all',
  dataScope_dictText: at % 2 ? '本班' : '全园',
  description: at % 3 ? '' : '说明 What it is for',
}))
const sources = { full: sampleSource('roles', roles), empty: sampleSource('no roles', []), coming: comingSource, failing: failingSource }

/** The picker of roles, as the workbench shows it. */
export const rolePickerBench: Bench = {
  about: label('选择角色；不能授予的角色停用。', 'Chooses roles. Those that may not be given are disabled.'),
  props: [...pickerProps, { name: 'blocked', label: label('第一个不能选', 'The first is blocked'), kind: 'boolean', value: true }],
  states: pickerStates(['r1', 'r11'], (kind, values, picked) => (
    <RolePicker
      open
      {...picked}
      {...pickerSettings(values)}
      roles={sources[kind]}
      {...(values.blocked === true && { isBlocked: ({ id }) => id === 'r1' })}
    />
  )),
}
