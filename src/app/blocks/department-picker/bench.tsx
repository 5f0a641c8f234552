import { label } from '../../../contract/label'
import type { Bench } from '../../workbench/bench'
import { pickerStates } from '../record-picker/picker-states'
import { DepartmentPicker } from './DepartmentPicker'
import { departmentStates } from './sample-departments'

/** The picker of departments, as the workbench shows it. */
export const departmentPickerBench: Bench = {
  about: label('在部门树中选择，可父子关联，可只选末级。', 'Chooses departments in their tree, with those below or each by itself.'),
  props: [
    { name: 'many', label: label('多选', 'Several'), kind: 'boolean', value: true },
    { name: 'linked', label: label('父子关联', 'Linked at first'), kind: 'boolean', value: false },
    { name: 'leafOnly', label: label('只选末级', 'Leaves only'), kind: 'boolean', value: false },
    { name: 'store', label: label('存储字段', 'What is stored'), kind: 'choice', value: 'id', options: ['id', 'orgCode'] },
    { name: 'width', label: label('宽度', 'Width'), kind: 'number', value: 500 },
  ],
  states: pickerStates(['a01a02a01'], (kind, { many, linked, leafOnly, store, width }, picked) => (
    <DepartmentPicker
      open
      {...picked}
      many={many === true}
      startsLinked={linked === true}
      leafOnly={leafOnly === true}
      store={store === 'orgCode' ? 'orgCode' : 'id'}
      width={Number(width)}
      departments={departmentStates[kind]}
    />
  )),
}
