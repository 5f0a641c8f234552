import { useState } from 'react'
import { label } from '../../contract/label'
import type { Bench } from '../workbench/bench'
import { NumberPad } from './NumberPad'

function Written({ withPoint }: { withPoint: boolean }) {
  const [text, setText] = useState('')
  const add = (more: string) => setText((before) => before + more)
  const point = { name: '.', face: '.', press: () => add('.') }
  return (
    <>
      <output className="figures">{text || '–'}</output>
      <NumberPad corner={withPoint ? point : undefined} onDigit={add} onErase={() => setText((before) => before.slice(0, -1))} />
    </>
  )
}

/** The number pad, as the workbench shows it. */
export const numberPadBench: Bench = {
  about: label('湿手套也能按的数字键盘：体温、重量。', 'Keys for a finger in a wet glove: temperatures and weights.'),
  props: [{ name: 'withPoint', label: label('小数点', 'Decimal point'), kind: 'boolean', value: true }],
  states: [{ key: 'plain', label: label('可输入', 'Ready'), draw: ({ withPoint }) => <Written withPoint={withPoint === true} /> }],
}
