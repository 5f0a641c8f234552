import { useState } from 'react'
import { type Label, label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import type { Bench, BenchValues } from '../../workbench/bench'
import { type Carrier, UploadFailure } from './carrier'
import { FileCell } from './cells/FileCell'
import { ImageCell } from './cells/ImageCell'
import { UploadCell } from './cells/UploadCell'
import { ComingLine } from './FileLine'
import { FileUploader } from './FileUploader'
import { ComingTile } from './ImageTile'
import { ImageUploader } from './ImageUploader'
import { type Limits, usualLimits } from './limits'
import { StoredThumb } from './StoredThumb'
import { serverCarrier } from './server-carrier'
import { UploadDialog } from './UploadDialog'
import type { UploadedFile } from './uploaded-file'
import { useDeviceCarrier } from './use-device-carrier'

const names = {
  files: label('附件', 'Attachments'),
  pictures: label('照片', 'Photos'),
  open: label('打开', 'Open'),
}
const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`)}`
const file = (name: string, size: number, more: Partial<UploadedFile> = {}): UploadedFile => ({
  uid: name,
  name,
  type: '',
  size,
  status: 'done',
  percent: 100,
  path: `bench/${name}`,
  ...more,
})
const papers = [file('健康证 2026.pdf', 2_621_440), file('班级花名册（含家长电话与接送人）.xlsx', 48_200), file('说明.txt', 812)]
const pictures = ['#1f7a3d', '#0e7490', '#7a4e00'].map((colour, at) => file(`照片 ${at + 1}.jpg`, 180_000, { url: drawing(colour) }))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Keeps what is chosen on the page alone, as slowly as somebody wants, and fails where they want that. */
const paperCarrier = (fails: boolean): Carrier => ({
  send: async ({ name, type, size }, { onPercent, signal }) => {
    for (let percent = 0; percent <= 100 && !signal.aborted; percent += 5) {
      onPercent(percent)
      await pause(60)
    }
    if (fails) throw new UploadFailure('')
    return { name, type, size, path: `bench/${name}` }
  },
  read: async ({ name }) => new Blob([name], { type: 'text/plain' }),
  Thumb: StoredThumb,
})

const limitsOf = ({ count, megabytes }: BenchValues, takes: Limits['takes']): Limits => ({
  ...usualLimits,
  count: Number(count),
  size: Number(megabytes) * 1024 * 1024,
  takes,
})

type TriedProps = { values: BenchValues; from: readonly UploadedFile[]; takes: Limits['takes']; name: Label; carrier?: Carrier }
function Tried({ values, from, takes, name, carrier }: TriedProps) {
  const say = useSay()
  const [files, setFiles] = useState(from)
  const Uploader = takes === 'files' ? FileUploader : ImageUploader
  return (
    <Uploader
      label={say(name)}
      {...{ files, onChange: setFiles, limits: limitsOf(values, takes), carrier: carrier ?? paperCarrier(values.fails === true) }}
      disabled={values.disabled === true}
    />
  )
}

const OnDevice = ({ values }: { values: BenchValues }) => (
  <Tried {...{ values, from: [], takes: 'files', name: names.files, carrier: useDeviceCarrier() }} />
)

function InDialog({ values }: { values: BenchValues }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  return (
    <>
      <BigButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(names.open)}
      </BigButton>
      <output>{files.map(({ name }) => name).join(', ')}</output>
      {isOpen && (
        <UploadDialog
          title={say(names.files)}
          {...{ files, carrier: paperCarrier(values.fails === true), limits: limitsOf(values, 'files') }}
          onConfirm={setFiles}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const column = { title: names.files, fieldExtendJson: '{"uploadnum":2}' }
function InCells({ disabled }: { disabled: boolean }) {
  const [values, setValues] = useState<readonly unknown[]>([null, '', 'temp/x/健康证二零二六.pdf,temp/y/b.txt', 'temp/z/照片.jpg'])
  const set = (at: number) => (value: unknown) => setValues(values.map((one, place) => (place === at ? value : one)))
  return (
    <div className="upload-ways">
      <UploadCell value={values[0]} onChange={set(0)} {...{ column, disabled }} />
      <FileCell value={values[2]} onChange={set(2)} {...{ column, disabled }} />
      <ImageCell value={values[1]} onChange={set(1)} column={{ title: names.pictures }} disabled={disabled} />
      <ImageCell value={values[3]} onChange={set(3)} column={{ title: names.pictures, allowRemove: false }} disabled={disabled} />
    </div>
  )
}

const going = [
  file('正在上传.pdf', 1_200_000, { status: 'uploading', percent: 42 }),
  file('等待.docx', 90_000, { status: 'uploading', percent: 0 }),
]
const broken = [file('失败.pdf', 900, { status: 'error', message: '文件不能超过 10 MB' }), file('未知.pdf', 900, { status: 'error' })]
const nothing = () => undefined
const OnTheirWay = () => (
  <div className="upload-place">
    <ul className="upload-list">
      {[...going, ...broken].map((one) => (
        <li key={one.uid} className="upload-line" data-status={one.status}>
          <ComingLine file={one} onRetry={nothing} onCancel={nothing} />
        </li>
      ))}
    </ul>
    <ul className="picture-row">
      {[...going, ...broken].map((one) => (
        <li key={one.uid}>
          <ComingTile file={one} onRetry={nothing} onCancel={nothing} />
        </li>
      ))}
    </ul>
  </div>
)

/** The uploaders and their cells, as the workbench shows them. */
export const uploadBench: Bench = {
  about: label('上传文件和图片：选择、拖入、粘贴或拍照。', 'Files and pictures: chosen, dropped, pasted or photographed.'),
  props: [
    { name: 'count', label: label('最多几个（0 为不限）', 'Most of them (0: any number)'), kind: 'number', value: 5 },
    { name: 'megabytes', label: label('单个大小（MB）', 'Size of one, in MB'), kind: 'number', value: 10 },
    { name: 'fails', label: label('上传都失败', 'Every upload fails'), kind: 'boolean', value: false },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    {
      key: 'files',
      label: label('文件', 'Files'),
      draw: (values) => <Tried {...{ values, from: papers, takes: 'files', name: names.files }} />,
    },
    {
      key: 'pictures',
      label: label('图片', 'Pictures'),
      draw: (values) => <Tried {...{ values, from: pictures, takes: 'pictures', name: names.pictures }} />,
    },
    { key: 'going', label: label('上传中与失败', 'On their way, and failed'), draw: () => <OnTheirWay /> },
    {
      key: 'empty',
      label: label('空', 'Empty'),
      draw: (values) => <Tried {...{ values, from: [], takes: 'files', name: names.files }} />,
    },
    {
      key: 'disabled',
      label: label('停用', 'Disabled'),
      draw: (values) => <Tried {...{ values: { ...values, disabled: true }, from: papers, takes: 'files', name: names.files }} />,
    },
    {
      key: 'full',
      label: label('已满', 'Full'),
      draw: (values) => <Tried {...{ values: { ...values, count: 3 }, from: papers, takes: 'files', name: names.files }} />,
    },
    { key: 'device', label: label('保存在此设备', 'Kept on this device'), draw: (values) => <OnDevice values={values} /> },
    {
      key: 'server',
      label: label('直接上传到服务器', 'Sent to the server at once'),
      draw: (values) => (
        <Tried {...{ values, from: [], takes: 'pictures', name: names.pictures, carrier: serverCarrier({ biz: 'workbench' }) }} />
      ),
    },
    { key: 'cells', label: label('表格单元格', 'Cells of a grid'), draw: ({ disabled }) => <InCells disabled={disabled === true} /> },
    { key: 'dialog', label: label('弹窗', 'Dialog'), draw: (values) => <InDialog values={values} /> },
  ],
}
