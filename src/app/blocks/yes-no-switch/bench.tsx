import { useState } from 'react'
import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import type { Bench, BenchValues } from '../../workbench/bench'
import { YesNoSwitch } from './YesNoSwitch'

const named = label('启用', 'In use')

function Shown({ values, start }: { values: BenchValues; start: string | null }) {
  const say = useSay()
  const [value, setValue] = useState(start)
  const options = [String(values.on), String(values.off)] as const
  return (
    <>
      <YesNoSwitch
        {...{ value, options }}
        words={[say('yes'), say('no')]}
        label={say(named)}
        disabled={values.disabled === true}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

/** The switch between two values, as the workbench shows it. */
export const yesNoSwitchBench: Bench = {
  about: label(
    '打开保存第一个值，关闭保存第二个值；空值算作关闭。',
    'On stores the first value, off the second. What is empty counts as off.',
  ),
  props: [
    { name: 'on', label: label('打开时的值', 'Value for on'), kind: 'text', value: 'Y' },
    { name: 'off', label: label('关闭时的值', 'Value for off'), kind: 'text', value: 'N' },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    {
      key: 'on',
      label: label('打开', 'On'),
      draw: (values) => <Shown key={String(values.on)} values={values} start={String(values.on)} />,
    },
    {
      key: 'off',
      label: label('关闭', 'Off'),
      draw: (values) => <Shown key={String(values.off)} values={values} start={String(values.off)} />,
    },
    { key: 'empty', label: label('空值', 'Empty'), draw: (values) => <Shown values={values} start={null} /> },
  ],
}
