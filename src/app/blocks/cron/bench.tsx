import { useState } from 'react'
import { label } from '../../../contract/label'
import type { Bench, BenchValues } from '../../workbench/bench'
import { CronBuilder } from './CronBuilder'
import { CronModal, cronWidths } from './CronModal'

function Built({ from }: { from: string }) {
  const [expression, setExpression] = useState(from)
  return <CronBuilder expression={expression} onChange={setExpression} />
}

function Opened({ values: { expression, width } }: { values: BenchValues }) {
  const [used, setUsed] = useState(String(expression))
  return (
    <>
      <output className="figures">{used}</output>
      <CronModal expression={used} onUse={setUsed} width={width === 'narrow' ? cronWidths.narrow : cronWidths.usual} />
    </>
  )
}

/** The cron builder, as the workbench shows it. */
export const cronBench: Bench = {
  about: label('逐项设置执行时间，并显示之后 10 次。', 'When something is done, part by part, with the next ten times.'),
  props: [
    { name: 'expression', label: label('表达式', 'Expression'), kind: 'text', value: '0 0 8 ? * 2-6 *' },
    { name: 'width', label: label('宽度', 'Width'), kind: 'choice', value: 'usual', options: ['usual', 'narrow'] },
  ],
  states: [
    {
      key: 'open',
      label: label('展开', 'Open'),
      draw: ({ expression }) => <Built key={String(expression)} from={String(expression)} />,
    },
    {
      key: 'dialog',
      label: label('弹窗', 'Dialog'),
      draw: (values) => <Opened key={String(values.expression)} values={values} />,
    },
    { key: 'unreadable', label: label('无法识别', 'Unreadable'), draw: () => <Built from="x 99 5-2 L,3 13 9 -" /> },
  ],
}
