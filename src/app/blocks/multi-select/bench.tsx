import { useState } from 'react'
import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import type { Bench, BenchValues } from '../../workbench/bench'
import { MultiSelect } from './MultiSelect'

const name = label('颜色', 'Colours')
const colours = [
  { value: 'red', text: '红 Red' },
  { value: 'green', text: '绿 Green' },
  { value: 'blue', text: '蓝 Blue' },
]

type Shown = { values: BenchValues; start: string; dict?: string; isEmpty?: boolean }

function Shown({ values: { disabled }, start, dict, isEmpty = false }: Shown) {
  const say = useSay()
  const [value, setValue] = useState(start)
  return (
    <>
      <MultiSelect
        label={say(name)}
        {...{ value, dict }}
        options={dict ? undefined : isEmpty ? [] : colours}
        disabled={disabled === true}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

/** The select of several, as the workbench shows it. */
export const multiSelectBench: Bench = {
  about: label('多选，值以逗号分隔。', 'Several of some options; the value is one text with commas.'),
  props: [{ name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false }],
  states: [
    { key: 'chosen', label: label('已选', 'With a choice'), draw: (values) => <Shown {...{ values }} start="red,blue" /> },
    { key: 'none', label: label('未选', 'Nothing chosen'), draw: (values) => <Shown {...{ values }} start="" /> },
    { key: 'dictionary', label: label('字典', 'Of a dictionary'), draw: (values) => <Shown {...{ values }} start="1" dict="sex" /> },
    { key: 'empty', label: label('没有选项', 'Nothing to choose from'), draw: (values) => <Shown {...{ values }} start="" isEmpty /> },
  ],
}
