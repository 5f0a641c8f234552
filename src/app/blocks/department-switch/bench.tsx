import { useState } from 'react'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { DepartmentSwitch, type OwnDepartments } from './DepartmentSwitch'

const open = label('打开', 'Open')
const list = [
  { id: 'a', orgCode: 'A01', departName: '办公室 Office' },
  { id: 'b', orgCode: 'A02', departName: '食堂 Kitchen' },
]

type Shown = { load: () => Promise<OwnDepartments>; isRefused?: boolean }

function Shown({ load, isRefused = false }: Shown) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [now, setNow] = useState('')
  const change = async (orgCode: string) => {
    if (isRefused) throw new Error('a sample of a failure')
    setNow(orgCode)
  }
  return (
    <>
      <BigButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(open)}
      </BigButton>
      <output>{now}</output>
      {isOpen && <DepartmentSwitch load={load} onSwitch={change} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The switch of departments, as the workbench shows it. */
export const departmentSwitchBench: Bench = {
  about: label('切换当前工作的部门。', 'Switches the department somebody works in.'),
  props: [],
  states: [
    { key: 'several', label: label('多个部门', 'Several'), draw: () => <Shown load={async () => ({ list, orgCode: 'A01' })} /> },
    { key: 'unchosen', label: label('未选', 'None chosen yet'), draw: () => <Shown load={async () => ({ list, orgCode: null })} /> },
    { key: 'none', label: label('没有部门', 'None at all'), draw: () => <Shown load={async () => ({ list: [], orgCode: null })} /> },
    { key: 'coming', label: label('加载中', 'Loading'), draw: () => <Shown load={() => new Promise(() => undefined)} /> },
    {
      key: 'failing',
      label: label('读取失败', 'Failing'),
      draw: () => <Shown load={() => Promise.reject(new Error('a sample of a failure'))} />,
    },
    {
      key: 'refused',
      label: label('切换失败', 'Refused'),
      draw: () => <Shown isRefused load={async () => ({ list, orgCode: 'A01' })} />,
    },
  ],
}
