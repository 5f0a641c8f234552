import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UploadFailure } from '../../../../src/app/blocks/upload/carrier'
import { FileCell } from '../../../../src/app/blocks/upload/cells/FileCell'
import { ImageCell } from '../../../../src/app/blocks/upload/cells/ImageCell'
import { UploadCell } from '../../../../src/app/blocks/upload/cells/UploadCell'
import type { UploadCellProps } from '../../../../src/app/blocks/upload/cells/upload-column'
import { usualLimits } from '../../../../src/app/blocks/upload/limits'
import { serverCarrier } from '../../../../src/app/blocks/upload/server-carrier'
import { UploadDialog } from '../../../../src/app/blocks/upload/UploadDialog'
import type { UploadedFile } from '../../../../src/app/blocks/upload/uploaded-file'
import { useLanguage } from '../../../../src/app/language/language'
import { callAs, surroundings } from '../../../../src/app/wire/surroundings'
import { label } from '../../../../src/contract/label'
import { buttonOf, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { tinyCatalogue } from '../../../kit/product/tiny-product'
import { soon } from '../../../kit/soon'
import { carrier, choose, pdf, Trying } from './trying'

const opened: (() => void)[] = []
beforeEach(() => useLanguage.setState({ language: 'zh-CN' }))
afterEach(() => {
  for (const close of opened.splice(0)) close()
  vi.unstubAllGlobals()
})

async function put(element: Parameters<typeof show>[0]) {
  const engine = await lonelyEngine(tinyCatalogue)
  const shown = show(element, { product: productOf(tinyCatalogue), engine })
  opened.push(shown.close, () => void engine.stop())
  await soon(() => expect(shown.place.childElementCount).toBeGreaterThan(0))
  return shown.place
}

const shownNames = (place: HTMLElement) => [...place.querySelectorAll('.upload-file')].map((one) => one.getAttribute('aria-label'))
const says = (text: string) => soon(() => expect(document.body.textContent).toContain(text))

test('limits are said before anybody chooses, and what was not taken after', async () => {
  const place = await put(<Trying limits={{ count: 1, size: 1024 * 1024 }} />)
  const button = await buttonOf(place, '选择文件')
  const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toContain('每个不超过 1 MB')
  expect(hint?.textContent).toContain('最多 1 个')
  choose(place, pdf('甲.pdf'), pdf('乙.pdf'), pdf('丙.exe'))
  await soon(() => expect(shownNames(place)).toEqual(['预览 甲.pdf']))
  expect([...place.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent)).toEqual([
    '丙.exe：不支持这种文件',
    '最多 1 个，未添加：乙.pdf',
  ])
})

test('a failure is said with the name of the file and what the server said; the others arrive', async () => {
  const place = await put(<Trying />)
  choose(place, pdf('bad.pdf'), pdf('好.pdf'))
  await says('bad.pdf 上传失败.')
  await soon(() => expect(shownNames(place)).toEqual(['预览 好.pdf']))
  expect(place.querySelector('.upload-why')?.textContent).toBe('磁盘已满')
  expect(await buttonOf(place, '重新上传 bad.pdf')).toBeTruthy()
})

test('a failure of which nothing is known says so, and a press on its sign opens the upload error', async () => {
  useLanguage.setState({ language: 'en' })
  const place = await put(<Trying />)
  choose(place, pdf('bad too.pdf'))
  await soon(() => expect(place.querySelector('.upload-why')?.textContent).toBe('unknown error'))
  ;(await buttonOf(place, 'bad too.pdf could not be uploaded: why')).click()
  const dialog = await soon(() => document.querySelector('dialog[aria-label="upload error"]') ?? Promise.reject(new Error('no dialog')))
  expect(dialog.textContent).toContain('error message: unknown error')
})

test('pictures are moved by Alt and an arrow; at the first and the last place it says why not', async () => {
  const onFiles = vi.fn()
  const place = await put(<Trying pictures from="p/a.png,p/b.png" onFiles={onFiles} />)
  const press = async (at: number, key: string) => {
    const tiles = await soon(() => {
      const found = [...place.querySelectorAll<HTMLElement>('.picture-button')]
      expect(found).toHaveLength(2)
      return found
    })
    tiles[at]?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }))
  }
  await press(0, 'ArrowLeft')
  await says('未知的操作')
  await press(1, 'ArrowRight')
  await says('已到最后~')
  expect(onFiles).not.toHaveBeenCalled()
  await press(0, 'ArrowRight')
  await soon(() => expect(onFiles.mock.lastCall?.[0].map(({ name }: UploadedFile) => name)).toEqual(['b.png', 'a.png']))
})

test('files that are dropped or pasted are taken as those that are chosen', async () => {
  const place = await put(<Trying />)
  const zone = await soon(() => place.querySelector('.upload-place') ?? Promise.reject(new Error('no place')))
  const dropped = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files: [pdf('a.pdf')] },
  })
  zone.dispatchEvent(dropped)
  await soon(() => expect(shownNames(place)).toEqual(['预览 a.pdf']))
  const pasted = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { files: [pdf('b.pdf')] } })
  zone.dispatchEvent(pasted)
  await soon(() => expect(shownNames(place)).toEqual(['预览 a.pdf', '预览 b.pdf']))
  expect([dropped.defaultPrevented, pasted.defaultPrevented]).toEqual([true, true])
})

test('a text is read in place, and any other file is told by its name with a way to save it', async () => {
  const place = await put(<Trying from="p/说明.txt,p/表.xlsx" />)
  ;(await buttonOf(place, '预览 说明.txt')).click()
  await soon(() => expect(document.querySelector('.upload-text')?.textContent).toContain('内容'))
  document.querySelector<HTMLElement>('dialog [aria-label=关闭]')?.click()
  ;(await buttonOf(place, '预览 表.xlsx')).click()
  await says('这种文件不能在这里预览')
})

test('a dialog without a file says so when it is confirmed, and stays', async () => {
  const onConfirm = vi.fn()
  await put(<UploadDialog title="附件" files={[]} {...{ carrier, onConfirm }} limits={usualLimits} onClose={() => undefined} />)
  ;(await buttonOf(document.body, '确定')).click()
  await says('未上传任何文件')
  expect(onConfirm).not.toHaveBeenCalled()
})

/** A server that answers forms, and what it was sent. */
function withServer(answer: (form: FormData) => { status?: number; body: unknown }) {
  const sent: { address: string; fields: Record<string, unknown>; headers: Record<string, string> }[] = []
  class Request {
    upload: { onprogress?: (event: object) => void } = {}
    onload?: () => void
    status = 0
    responseText = ''
    address = ''
    headers: Record<string, string> = {}
    open(_method: string, address: string) {
      this.address = address
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    abort() {}
    send(form: FormData) {
      const fields = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
      sent.push({ address: this.address, fields, headers: this.headers })
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
      const { status = 200, body } = answer(form)
      this.status = status
      this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
      setTimeout(() => this.onload?.())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  callAs({ token: () => 'secret', tenant: () => '1', language: () => 'zh-CN', expired: () => undefined })
  return sent
}
const watch = () => ({ onPercent: vi.fn(), signal: new AbortController().signal })

test.each([
  ['an uploader', {}, { biz: 'temp', file: 'a.pdf' }],
  ['a cell', { from: 'cell' }, { biz: 'temp', isup: '1', file: 'a.pdf' }],
  ['the editor', { from: 'editor' }, { biz: 'jeditor', jeditor: '1', file: 'a.pdf' }],
  ['a place of its own', { biz: 'staff' }, { biz: 'staff', file: 'a.pdf' }],
] as const)('%s sends its form to the common call with the sign-in, and keeps the path of the message', async (_who, given, fields) => {
  const sent = withServer(() => ({ body: { success: true, code: 200, message: 'temp/x/a.pdf', result: null } }))
  const seen = watch()
  expect(await serverCarrier(given).send(pdf('a.pdf'), seen)).toMatchObject({ path: 'temp/x/a.pdf', responseName: 'message' })
  expect(sent).toEqual([{ address: '/sys/common/upload', fields, headers: expect.objectContaining({ 'X-Access-Token': 'secret' }) }])
  expect(seen.onPercent).toHaveBeenCalledWith(50)
})

test('an address of a column is told the sign-in only where the column asks, and the path is in the field it names', async () => {
  const sent = withServer(() => ({ body: { success: true, code: 200, message: 'ok', result: null, saved: 'x/a.pdf' } }))
  for (const token of [false, true]) {
    const place = { action: '/other/upload', token, responseName: 'saved' }
    expect(await serverCarrier(place).send(pdf('a.pdf'), watch())).toMatchObject({ path: 'x/a.pdf', responseName: 'saved' })
  }
  expect(sent.map(({ address, headers }) => [address, headers['X-Access-Token']])).toEqual([
    ['/other/upload', undefined],
    ['/other/upload', 'secret'],
  ])
})

test('an upload that meets a sign-in that is over says so as any other call does, unless somebody else’s server has said it', async () => {
  withServer(() => ({ status: 401, body: { success: false, code: 401, message: '', error: 'session.expired' } }))
  const expired = vi.fn()
  callAs({ ...surroundings(), expired })
  await expect(serverCarrier({ action: 'https://elsewhere.cn/up', token: true }).send(pdf('a.pdf'), watch())).rejects.toMatchObject({
    status: 401,
  })
  expect(expired).not.toHaveBeenCalled()
  await expect(serverCarrier().send(pdf('a.pdf'), watch())).rejects.toMatchObject({ status: 401 })
  expect(expired.mock.calls).toEqual([[401]])
})

test('a server that stores nothing makes the file its own address; one that answers no path has failed', async () => {
  let message = 'local'
  withServer(() => ({ body: { success: true, code: 200, message, result: null } }))
  const { send, read } = serverCarrier()
  const kept = await send(pdf('a.pdf'), watch())
  expect(kept).toMatchObject({ url: `data:application/pdf;base64,${btoa('abc')}` })
  expect(await (await read({ ...kept, uid: 'u', status: 'done', percent: 100 }))?.text()).toBe('abc')
  message = ''
  await expect(send(pdf('a.pdf'), watch())).rejects.toBeInstanceOf(UploadFailure)
})

const column = { title: label('附件', 'Files') }
function InCell({
  Cell,
  from,
  onValue,
  ...more
}: { Cell: typeof FileCell; from: unknown; onValue: (value: unknown) => void } & Partial<UploadCellProps>) {
  const [value, setValue] = useState(from)
  const change = (next: unknown) => {
    setValue(next)
    onValue(next)
  }
  return <Cell value={value} onChange={change} column={column} {...more} />
}

test('a file cell begins with its words, stores paths, shows the beginning of the name, and keeps the last N', async () => {
  let n = 0
  const sent = withServer(() => ({ body: { success: true, code: 200, message: `temp/${++n}/健康证明二零二六.pdf`, result: null } }))
  const onValue = vi.fn()
  const place = await put(<InCell Cell={FileCell} from="" onValue={onValue} column={{ ...column, fieldExtendJson: '{"uploadnum":1}' }} />)
  await soon(() => expect(place.textContent).toContain('点击上传'))
  choose(place, pdf('a.pdf'))
  await soon(() => expect(onValue).toHaveBeenLastCalledWith('temp/1/健康证明二零二六.pdf'))
  await soon(() => expect(place.querySelector('.upload-cell-file')?.textContent).toBe('健康证明二…'))
  choose(place, pdf('b.pdf'))
  await soon(() => expect(onValue).toHaveBeenLastCalledWith('temp/2/健康证明二零二六.pdf'))
  expect(sent[0]?.fields.isup).toBe('1')
})

test('an upload cell keeps the whole value, and its form has no sign of a cell', async () => {
  const sent = withServer(() => ({ body: { success: true, code: 200, message: 'temp/1/a.pdf', result: null } }))
  const onValue = vi.fn()
  const place = await put(<InCell Cell={UploadCell} from={null} onValue={onValue} />)
  await soon(() => expect(place.textContent).toContain('点击上传'))
  choose(place, pdf('a.pdf'))
  await soon(() =>
    expect(onValue.mock.lastCall?.[0]).toMatchObject([{ name: 'a.pdf', size: 3, status: 'done', percent: 100, path: 'temp/1/a.pdf' }]),
  )
  expect(sent[0]?.fields).not.toHaveProperty('isup')
})

test('a file on its way says how much of it has gone, in an uploader and in a cell', async () => {
  class Request {
    upload: { onprogress?: (event: object) => void } = {}
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 42, total: 100 })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  for (const element of [
    <Trying key="uploader" on={serverCarrier()} />,
    <InCell key="cell" Cell={FileCell} from="" onValue={() => undefined} />,
  ]) {
    const place = await put(element)
    await soon(() => expect(place.querySelector('input[type=file]')).not.toBeNull())
    choose(place, pdf('大.pdf'))
    await soon(() => expect(place.textContent).toContain('42%'))
  }
})

test('what a server refuses is an error in the cell with what it said, and its value stays', async () => {
  withServer(() => ({ body: { success: false, code: 500, message: '磁盘已满', result: null } }))
  const onValue = vi.fn()
  const place = await put(<InCell Cell={FileCell} from="temp/1/a.pdf" onValue={onValue} />)
  await buttonOf(place, '预览 a.pdf')
  choose(place, pdf('b.pdf'))
  await soon(() => expect(place.querySelector('.upload-error')?.getAttribute('title')).toBe('磁盘已满'))
  expect(onValue).not.toHaveBeenCalled()
})

test('the menu of an image cell offers to save and to delete, unless its column turns them off', async () => {
  const entries = async (more: object) => {
    const onValue = vi.fn()
    const place = await put(<InCell Cell={ImageCell} from="temp/1/a.png,temp/2/b.png" onValue={onValue} {...more} />)
    const found = await soon(() => {
      const buttons = [...place.querySelectorAll<HTMLElement>('.upload-menu button')]
      expect(buttons.length).toBeGreaterThan(0)
      return buttons
    })
    return { found, onValue, words: found.map(({ textContent }) => textContent) }
  }
  const all = await entries({})
  expect(all.words).toEqual(['下载', '删除', '管理文件'])
  all.found[1]?.click()
  await soon(() => expect(all.onValue).toHaveBeenLastCalledWith('temp/2/b.png'))
  expect((await entries({ column: { ...column, allowDownload: false, allowRemove: false } })).words).toEqual(['管理文件'])
  expect((await entries({ disabled: true })).words).toEqual(['下载', '管理文件'])
})
