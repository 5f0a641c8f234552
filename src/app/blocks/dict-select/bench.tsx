import { useState } from 'react'
import { dict, dicts, type FieldFacts, optional } from '../../../contract/field'
import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { DictSelect } from './DictSelect'

const one = optional(dict('sex', '选择一项', 'Choose one'))
const several = optional(dicts('sex', '选择多项', 'Choose several'))

function Choosing({ id, code, facts, disabled }: { id: string; code: string; facts: FieldFacts; disabled?: boolean }) {
  const say = useSay()
  const [value, setValue] = useState<unknown>(null)
  return (
    <>
      <label className="for-readers" htmlFor={id}>
        {say(facts.label)}
      </label>
      <DictSelect id={id} key={code} code={code} facts={facts} value={value} onChange={setValue} disabled={disabled} />
      <output className="figures">{JSON.stringify(value)}</output>
    </>
  )
}

/** The dictionary select, as the workbench shows it. */
export const dictSelectBench: Bench = {
  about: label('按编码或“表,文本,编码”选择字典项。', 'A choice from a dictionary, by its code or as "table,text,code".'),
  props: [
    { name: 'code', label: label('字典', 'Dictionary'), kind: 'text', value: 'sex' },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    {
      key: 'one',
      label: label('单选', 'One'),
      draw: ({ code, disabled }) => <Choosing id="dict-one" facts={one} code={String(code)} disabled={disabled === true} />,
    },
    {
      key: 'several',
      label: label('多选', 'Several'),
      draw: ({ code, disabled }) => <Choosing id="dict-several" facts={several} code={String(code)} disabled={disabled === true} />,
    },
    {
      key: 'table',
      label: label('数据表', 'Rows of a table'),
      draw: () => <Choosing id="dict-table" facts={one} code="sys_depart,depart_name,id,order by org_code" />,
    },
    { key: 'empty', label: label('没有选项', 'No choices'), draw: () => <Choosing id="dict-empty" facts={one} code="none_there" /> },
  ],
}
