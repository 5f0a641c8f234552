import { useState } from 'react'
import { Refusal } from '../../../contract/error'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import type { Bench, BenchValues } from '../../workbench/bench'
import { PromptDialog } from './PromptDialog'

const named = label('名称', 'Name')
const needed = label('请输入名称', 'Please enter a name')
const opened = label('打开', 'Open')

function Shown({ values, fails = false }: { values: BenchValues; fails?: boolean }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const take = async (typed: string) => {
    if (fails) throw new Refusal('record.exists')
    setText(typed)
  }
  return (
    <>
      <BigButton onClick={() => setOpen(true)}>{say(opened)}</BigButton>
      <output>{text}</output>
      {isOpen && (
        <PromptDialog
          title={String(values.title)}
          label={say(named)}
          start={text}
          longest={Number(values.longest)}
          rules={values.required === true ? [(typed) => (typed ? undefined : say(needed))] : []}
          onOk={take}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The prompt dialog, as the workbench shows it. */
export const promptDialogBench: Bench = {
  about: label('输入一段文字，规则通过后才执行；回车等于确定。', 'Asks for a text and judges it before anything is done. Enter confirms.'),
  props: [
    { name: 'title', label: label('标题', 'Title'), kind: 'text', value: '重命名' },
    { name: 'required', label: label('必填', 'Required'), kind: 'boolean', value: true },
    { name: 'longest', label: label('最多字符', 'Most characters'), kind: 'number', value: 30 },
  ],
  states: [
    { key: 'plain', label: label('通过', 'Taken'), draw: (values) => <Shown values={values} /> },
    { key: 'refused', label: label('被拒绝', 'Refused'), draw: (values) => <Shown values={values} fails /> },
  ],
}
