import { useState } from 'react'
import { type FieldFacts, optional, ref, refs } from '../../../contract/field'
import { label } from '../../../contract/label'
import { Category } from '../../../contract/system/category'
import type { Bench } from '../../workbench/bench'
import { CategorySelect } from './CategorySelect'

const one = optional(ref(Category.name, '选择分类', 'Choose a category'))
const several = optional(refs(Category.name, '选择多个分类', 'Choose several'))

type Props = { id: string; facts: FieldFacts; pcode: string; condition?: string; disabled?: boolean }

function Choosing({ id, facts, pcode, condition, disabled }: Props) {
  const [value, setValue] = useState<unknown>(null)
  return (
    <>
      <CategorySelect key={pcode} {...{ id, facts, value, pcode, condition, disabled }} onChange={setValue} />
      <output className="figures">{JSON.stringify(value)}</output>
    </>
  )
}

/** The category select, as the workbench shows it. */
export const categorySelectBench: Bench = {
  about: label('从分类树中选择；可只显示某个编码之下的部分。', 'A choice from the categories, or from those below one of a code.'),
  props: [
    { name: 'pcode', label: label('上级编码', 'Code above'), kind: 'text', value: '0' },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    {
      key: 'one',
      label: label('单选', 'One'),
      draw: ({ pcode, disabled }) => <Choosing id="category-one" facts={one} pcode={String(pcode)} disabled={disabled === true} />,
    },
    {
      key: 'several',
      label: label('多选', 'Several'),
      draw: ({ pcode }) => <Choosing id="category-several" facts={several} pcode={String(pcode)} />,
    },
    {
      key: 'fault',
      label: label('条件有误', 'A wrong condition'),
      draw: () => <Choosing id="category-fault" facts={one} pcode="0" condition="[]" />,
    },
    {
      key: 'unknown',
      label: label('没有这个编码', 'An unknown code'),
      draw: () => <Choosing id="category-unknown" facts={one} pcode="Z99" />,
    },
  ],
}
