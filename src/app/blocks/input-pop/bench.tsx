import { useState } from 'react'
import { label } from '../../../contract/label'
import type { Bench, BenchValues } from '../../workbench/bench'
import { InputPop } from './InputPop'

const title = label('备注', 'Remark')

function Shown({ values: { width, height, disabled }, begins }: { values: BenchValues; begins: string }) {
  const [text, setText] = useState(begins)
  const [isOpen, setOpen] = useState(false)
  return (
    <InputPop
      id={`bench-pop-${begins.length}`}
      title={title}
      value={text}
      onChange={setText}
      width={Number(width)}
      height={Number(height)}
      disabled={disabled === true}
      open={isOpen}
      onOpen={setOpen}
    />
  )
}

/** The input pop-up, as the workbench shows it. */
export const inputPopBench: Bench = {
  about: label('一行输入框，点开后有更多空间书写。', 'One line that opens into more room to write.'),
  props: [
    { name: 'width', label: label('宽度', 'Width'), kind: 'number', value: 150 },
    { name: 'height', label: label('高度', 'Height'), kind: 'number', value: 200 },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    { key: 'empty', label: label('空', 'Empty'), draw: (values) => <Shown values={values} begins="" /> },
    { key: 'filled', label: label('已填写', 'Filled'), draw: (values) => <Shown values={values} begins="第一行 / first line" /> },
  ],
}
