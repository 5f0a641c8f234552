import { useState } from 'react'
import { optional, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { IconInput } from './IconInput'

const facts = optional(text('图标', 'Icon', { max: 60, icon: true }))

function Choosing({ id, start, disabled = false }: { id: string; start: string | null; disabled?: boolean }) {
  const say = useSay()
  const [value, setValue] = useState<unknown>(start)
  return (
    <>
      <label htmlFor={id}>{say(facts.label)}</label>
      <IconInput {...{ id, facts, value, disabled }} onChange={setValue} />
    </>
  )
}

/** The icon picker, as the workbench shows it. */
export const iconPickerBench: Bench = {
  about: label('填写图标名，或从全部图标中选择。', 'The name of an icon, typed or chosen from all there are.'),
  props: [{ name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false }],
  states: [
    {
      key: 'empty',
      label: label('空', 'Empty'),
      draw: ({ disabled }) => <Choosing id="icon-none" start={null} disabled={disabled === true} />,
    },
    {
      key: 'chosen',
      label: label('已选', 'Chosen'),
      draw: ({ disabled }) => <Choosing id="icon-one" start="school" disabled={disabled === true} />,
    },
    { key: 'other', label: label('其他客户端的图标', 'Of another client'), draw: () => <Choosing id="icon-other" start="apartment" /> },
  ],
}
