import { useState } from 'react'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { ImportDialog } from './ImportDialog'
import { ImportFiles } from './ImportFiles'
import './excel.css'

const words = { open: label('打开', 'Open'), done: label('已导入次数：{count}', 'Imports: {count}') }
const sheets = ['一月.xlsx', '二月.xls', '一个名字特别长的文件用来看看放不放得下_2026.xlsx'].map((name) => new File(['x'], name))
const nothing = () => undefined

function Opened({ online, url }: { online: boolean; url: string }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <>
      <BigButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(words.open)}
      </BigButton>
      <p>{say(words.done, { count })}</p>
      {isOpen && <ImportDialog {...{ url, online }} onDone={() => setCount(count + 1)} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The import from Excel, as the workbench shows it. */
export const excelBench: Bench = {
  about: label(
    '从 Excel 导入：可选多个文件，显示进度，可停止。',
    'Import from Excel: several files, with progress, and it can be stopped.',
  ),
  props: [
    { name: 'online', label: label('在线模式', 'Online mode'), kind: 'boolean', value: true },
    { name: 'url', label: label('地址', 'Address'), kind: 'text', value: '/sys/position/importExcel' },
  ],
  states: [
    { key: 'dialog', label: label('对话框', 'Dialog'), draw: ({ online, url }) => <Opened online={online === true} url={String(url)} /> },
    { key: 'none', label: label('没有文件', 'No file'), draw: () => <ImportFiles files={[]} progress={undefined} onDrop={nothing} /> },
    {
      key: 'chosen',
      label: label('已选文件', 'Files chosen'),
      draw: () => <ImportFiles files={sheets} progress={undefined} onDrop={nothing} />,
    },
    {
      key: 'going',
      label: label('正在导入', 'Importing'),
      draw: () => <ImportFiles files={sheets} progress={{ file: 1, phase: 'write', done: 1200, total: 5000 }} onDrop={nothing} />,
    },
    {
      key: 'reading',
      label: label('正在读取', 'Being read'),
      draw: () => <ImportFiles files={sheets} progress={{ file: 0, phase: 'read', done: 0, total: 0 }} onDrop={nothing} />,
    },
  ],
}
