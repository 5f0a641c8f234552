import { useState } from 'react'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { ReportPopup } from './ReportPopup'
import type { ReportParams } from './report-calls'

const words = { open: label('打开', 'Open') }

function Opener({ code, many, groupId, params }: { code: string; many?: boolean; groupId?: string; params?: ReportParams }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <>
      <BigButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(words.open)}
      </BigButton>
      <output className="figures">{JSON.stringify(chosen)}</output>
      <ReportPopup
        {...{ code, open: isOpen }}
        many={many ?? false}
        {...(groupId && { groupId })}
        {...(params && { params })}
        onClose={() => setOpen(false)}
        onChoose={(rows) => setChosen(rows.map(({ id }) => String(id)))}
      />
    </>
  )
}

/** The report popup, as the workbench shows it. */
export const reportPopupBench: Bench = {
  about: label('按编码打开一个报表，从中选择记录。', 'Opens a report by its code, and chooses records from it.'),
  props: [
    { name: 'code', label: label('报表编码', 'Code of the report'), kind: 'text', value: 'sys_dict' },
    { name: 'many', label: label('多选', 'Several'), kind: 'boolean', value: true },
    { name: 'groupId', label: label('分组', 'Group'), kind: 'text', value: '' },
  ],
  states: [
    {
      key: 'open',
      label: label('有数据', 'With rows'),
      draw: ({ code, many, groupId }) => <Opener code={String(code)} many={many === true} groupId={String(groupId)} />,
    },
    { key: 'one', label: label('单选', 'One'), draw: () => <Opener code="sys_role" /> },
    {
      key: 'params',
      label: label('带参数', 'With a parameter'),
      draw: () => <Opener code="sys_dict" params={{ dictCode: 'sex' }} many />,
    },
    {
      key: 'empty',
      label: label('无数据', 'Without rows'),
      draw: () => <Opener code="sys_dict" params={{ dictCode: 'none' }} />,
    },
    { key: 'unknown', label: label('没有这个报表', 'No such report'), draw: () => <Opener code="no_such_report" /> },
  ],
}
