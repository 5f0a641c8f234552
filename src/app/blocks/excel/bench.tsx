import { useState } from 'react'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { WireError } from '../../wire/wire-error'
import type { Bench } from '../../workbench/bench'
import { ExportDialog } from './ExportDialog'
import { ImportDialog } from './ImportDialog'
import { ImportFiles } from './ImportFiles'
import { words as excelWords } from './words'
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

const files = {
  good: async () => new Blob(['x']),
  empty: async () => new Blob([]),
  slow: () => new Promise<Blob>(() => undefined),
  refused: () => Promise.reject(new WireError({ status: 400, code: 'record.too-many', values: { max: 50_000 } })),
} as const

/** Opens the export whose file comes as it is said. */
function Exported({ file }: { file: keyof typeof files }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const ways = [
    { key: 'chosen', text: say(excelWords.chosen, { count: 3 }) },
    { key: 'found', text: say(excelWords.found) },
    { key: 'all', text: say(excelWords.everything) },
  ]
  return (
    <>
      <BigButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(words.open)}
      </BigButton>
      {isOpen && (
        <ExportDialog
          title={say(excelWords.export)}
          {...{ ways }}
          name="export"
          hint={say(excelWords.without, { count: 2 })}
          fetchFile={files[file]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The import from Excel, and the export, as the workbench shows it. */
export const excelBench: Bench = {
  about: label(
    '从 Excel 导入：可选多个文件，显示进度，可停止。导出：选哪些行、哪种文件。',
    'Import from Excel: several files, with progress, and it can be stopped. Export: which rows, as which file.',
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
    { key: 'export', label: label('导出', 'Export'), draw: () => <Exported file="good" /> },
    { key: 'export-slow', label: label('导出：正在生成', 'Export: being made'), draw: () => <Exported file="slow" /> },
    { key: 'export-empty', label: label('导出：空文件', 'Export: an empty file'), draw: () => <Exported file="empty" /> },
    { key: 'export-refused', label: label('导出：被拒绝', 'Export: refused'), draw: () => <Exported file="refused" /> },
  ],
}
