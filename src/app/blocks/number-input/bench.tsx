import { useState } from 'react'
import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { NumberBox } from './NumberBox'

const named = label('数量', 'Quantity')

function Shown({ start, disabled = false, invalid = false }: { start: number | null; disabled?: boolean; invalid?: boolean }) {
  const say = useSay()
  const [value, setValue] = useState(start)
  return (
    <>
      <NumberBox {...{ value, disabled, invalid }} label={say(named)} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

/** The number input, as the workbench shows it. */
export const numberInputBench: Bench = {
  about: label(
    '只接受负号、数字和小数；离开时不是数字则清空。',
    'Takes a minus, digits and decimals. Left behind, it is a number or empty.',
  ),
  props: [{ name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false }],
  states: [
    { key: 'empty', label: label('空值', 'Empty'), draw: ({ disabled }) => <Shown start={null} disabled={disabled === true} /> },
    { key: 'given', label: label('有值', 'With a value'), draw: ({ disabled }) => <Shown start={-12.5} disabled={disabled === true} /> },
    { key: 'invalid', label: label('有误', 'Invalid'), draw: ({ disabled }) => <Shown start={7} invalid disabled={disabled === true} /> },
  ],
}
