import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { RichEditor } from '../../../../src/app/blocks/rich-text/RichEditor'
import { sendPicture } from '../../../../src/app/blocks/rich-text/send-picture'
import type { TakePicture } from '../../../../src/app/blocks/rich-text/write/use-pictures'
import { UploadFailure } from '../../../../src/app/blocks/upload/carrier'
import { serverCarrier } from '../../../../src/app/blocks/upload/server-carrier'
import { useLanguage } from '../../../../src/app/language/language'
import { Refusal } from '../../../../src/contract/error'
import { buttonOf } from '../../../kit/browser/show'
import { soon } from '../../../kit/soon'
import { richEditor } from './write-rich'

// How a form is sent, and what of a picture is in it, is shown by the tests of the uploaders.
const { send, from } = vi.hoisted(() => ({ send: vi.fn(), from: vi.fn() }))
vi.mock('../../../../src/app/blocks/upload/server-carrier', () => ({
  serverCarrier: (place: unknown) => {
    from(place)
    return { send }
  },
}))

const picture = (name: string) => new File([new Uint8Array([1])], name, { type: 'image/png' })
let root: Root | undefined
let place: HTMLElement
let last = ''
function Written({ takePicture }: { takePicture: TakePicture }) {
  const [value, setValue] = useState('<p>a</p>')
  const onChange = (next: string) => {
    last = next
    setValue(next)
  }
  return <RichEditor id="r" name="Content" max={20_000} {...{ value, onChange, takePicture }} />
}
async function choose(takePicture: TakePicture, files: readonly File[]) {
  useLanguage.setState({ language: 'zh-CN' })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() => root?.render(<Written takePicture={takePicture} />))
  const editor = await richEditor(place, 'Content')
  editor.commands.setTextSelection(2)
  await buttonOf(place, '图片')
  const input = place.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no chooser')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })))
}
afterEach(() => {
  const made = root
  root = undefined
  if (made) flushSync(() => made.unmount())
  place?.remove()
})

test('a picture is sent as the editor sends them, and stands under the address of the path that is answered', async () => {
  expect(serverCarrier).toBeTypeOf('function')
  expect(from).toHaveBeenCalledWith({ from: 'editor' })
  send.mockResolvedValueOnce({ path: 'jeditor/ab/图.png' })
  expect(await sendPicture(picture('图.png'))).toBe('/sys/common/static/jeditor/ab/%E5%9B%BE.png')
  send.mockResolvedValueOnce({ path: 'https://elsewhere.example/a.png' })
  await expect(sendPicture(picture('a.png'))).rejects.toBeInstanceOf(UploadFailure)
})

test('pictures that were chosen stand in the text one after the other, each with its name', async () => {
  await choose(async ({ name }) => `/sys/common/static/jeditor/ab/${name}`, [picture('a.png'), picture('b.png')])
  await soon(() => expect(last).toMatch(/src="[^"]*a\.png" alt="a\.png"[\s\S]*src="[^"]*b\.png" alt="b\.png"/))
  // What is written next takes the place of none of them.
  await soon(() => expect(last).toMatch(/^<p>a<\/p><img[^>]*><img[^>]*><p><\/p>$/))
})

test('one that failed is told by its name and why, and the others stand there', async () => {
  const take: TakePicture = async ({ name }) => {
    if (name === 'a.png') throw new Refusal('field.file')
    return `/sys/common/static/jeditor/ab/${name}`
  }
  await choose(take, [picture('a.png'), picture('b.png')])
  await soon(() => expect(place.querySelector('[role=alert]')?.textContent).toMatch(/^a\.png 上传失败\. ./))
  await soon(() => expect(last).toContain('b.png'))
  expect(last).not.toContain('a.png')
})
