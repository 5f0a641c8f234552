import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { FileHomeContext } from '../../../src/app/fields/file-home'
import { keepFile } from '../../../src/app/files/keep-file'
import { Pictures } from '../../../src/app/files/picture/Pictures'
import { useLanguage } from '../../../src/app/language/language'
import { PlainPage } from '../../../src/app/record-page/PlainPage'
import { RecordForm } from '../../../src/app/resource/form/RecordForm'
import type { ViewRow } from '../../../src/app/resource/row'
import { photos, signature, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { blankCanvas } from '../../kit/device/blank-canvas'
import { monday } from '../../kit/device/device'
import { fakeVideo } from '../../kit/device/fake-video'
import { samplePicture } from '../../kit/sample-picture'
import { diskFull, failWrites } from '../../kit/server/failing-writes'
import { soon } from '../../kit/soon'

// A loaded machine may take its time.
const Proof = defineResource({
  name: 'proof',
  label: label('证据', 'Proof'),
  path: '/test/desk/proof',
  offline: 'write',
  fields: {
    title: text('标题', 'Title'),
    pictures: photos('照片', 'Photos', { max: 2 }),
    signed: signature('签名', 'Signature'),
  },
  title: 'title',
  list: ['title'],
  search: [],
  form: [['title'], ['pictures'], ['signed']],
})
const product = productOf({ resources: { proof: Proof }, flows: {}, modules: {}, screens: [] })

// What the page fetches when it is needed takes its time on a loaded machine.
beforeAll(async () => {
  await Promise.all([import('../../../src/app/files/picture/PhotoField'), import('../../../src/app/files/signature/SignatureField')])
})

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function stage(shownIn = product) {
  useLanguage.setState({ language: 'en' })
  blankCanvas()
  const engine = await lonelyEngine(product.catalogue)
  const picture = async (n: number) => keepFile(engine.db, new Uint8Array(samplePicture(n).bytes).buffer, 'image/png', monday)
  const put = (element: Parameters<typeof show>[0]) => {
    const shown = show(element, { product: shownIn, engine })
    opened.push(shown.close, () => void engine.stop())
    return shown.place
  }
  return { engine, picture, put }
}

/** Lets a pad hand out what was drawn on it. */
function withPen(bytes: Uint8Array<ArrayBuffer>) {
  class Sheet {
    getContext = () => ({
      fillRect: () => undefined,
      drawImage: () => undefined,
      fillText: () => undefined,
      measureText: () => ({ width: 1 }),
    })
    convertToBlob = async () => new Blob([bytes], { type: 'image/png' })
  }
  vi.stubGlobal('OffscreenCanvas', Sheet)
}

/** One stroke of the pen. */
async function stroke(place: HTMLElement) {
  const pad = await soon(() => place.querySelector('canvas') ?? Promise.reject(new Error('no pad')))
  const left = (name: string) => Object.defineProperty(new MouseEvent(name, { bubbles: true }), 'which', { value: 1 })
  pad.dispatchEvent(left('mousedown'))
  document.dispatchEvent(left('mouseup'))
}

const form = (given = {}) => <RecordForm resource={Proof} given={given} onSaved={() => undefined} onCancel={() => undefined} />
const row = (values: object): ViewRow => ({ id: 'r1', rev: 1, ...values }) as ViewRow

/** A camera that gives one frame of `width` × `height`, and a canvas that packs it into bytes of its own. */
function withCamera(bytes: Uint8Array<ArrayBuffer>, { isLate = false } = {}) {
  const track = { stop: vi.fn(), addEventListener: () => undefined, getCapabilities: () => ({}) }
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => stream, enumerateDevices: async () => [] },
  })
  const firstFrame = fakeVideo({ isLate })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }))
  const sizes: [number, number][] = []
  class Sheet {
    constructor(width: number, height: number) {
      sizes.push([width, height])
    }
    getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined })
    convertToBlob = async () => new Blob([bytes], { type: 'image/jpeg' })
  }
  vi.stubGlobal('OffscreenCanvas', Sheet)
  return { track, sizes, firstFrame }
}

const picturesIn = (place: HTMLElement) => [...place.querySelectorAll('img')].map((image) => image.alt)

test('a picture is chosen from the device only for nouns of which the product allows it', async () => {
  withCamera(new Uint8Array([0xff, 0xd8, 0xff, 1]))
  const choosers = async (gallery: boolean) => {
    const { put } = await stage(productOf({ ...product.catalogue, resources: { proof: { ...Proof, gallery } } }))
    const place = put(form())
    ;(await buttonOf(place, 'Photos: Take a photo')).click()
    await buttonOf(place, 'Take the photo')
    return document.querySelectorAll('.full-sheet input[type=file]').length
  }
  expect(await choosers(false)).toBe(0)
  expect(await choosers(true)).toBe(1)
})

test('a photograph goes from the shutter into the form, at most 1600 pixels wide, and the camera goes out', async () => {
  const { engine, put } = await stage()
  const { track, sizes } = withCamera(new Uint8Array([0xff, 0xd8, 0xff, 1]))
  const place = put(form())
  ;(await buttonOf(place, 'Photos: Take a photo')).click()
  const shutter = await buttonOf(place, 'Take the photo')
  await soon(() => expect(shutter.disabled).toBe(false))
  shutter.click()
  ;(await buttonOf(place, 'Use this photo')).click()
  await soon(() => expect(picturesIn(place)).toEqual(['Photos 1 of 1']))
  expect(sizes).toEqual([[1600, 1200]])
  expect(track.stop).toHaveBeenCalled()
  expect(await engine.db.blobs.toArray()).toMatchObject([{ mime: 'image/jpeg', size: 4, state: 'local' }])
})

test('there is nothing to take before the first picture of the camera is there', async () => {
  const { put } = await stage()
  const { firstFrame } = withCamera(new Uint8Array([0xff, 0xd8, 0xff, 3]), { isLate: true })
  const place = put(form())
  ;(await buttonOf(place, 'Photos: Take a photo')).click()
  const shutter = await buttonOf(place, 'Take the photo')
  const video = await soon(() => document.querySelector('video') ?? Promise.reject(new Error('no video')))
  await soon(() => expect(video.play).toHaveBeenCalled())
  expect(shutter.disabled).toBe(true)
  expect(document.querySelector('.camera-starting')?.textContent).toBe('Opening the camera…')
  firstFrame()
  await soon(() => expect(shutter.disabled).toBe(false))
  expect(document.querySelector('.camera-starting')).toBeNull()
})

test('[C19] on a full device the photograph stays before the person with what to do, and the form stays filled', async () => {
  const { engine, put } = await stage()
  withCamera(new Uint8Array([0xff, 0xd8, 0xff, 2]))
  const place = put(form())
  const title = await fill(place, 'Title', 'Soup')
  ;(await buttonOf(place, 'Photos: Take a photo')).click()
  const shutter = await buttonOf(place, 'Take the photo')
  await soon(() => expect(shutter.disabled).toBe(false))
  shutter.click()
  const use = await buttonOf(place, 'Use this photo')
  failWrites(0, diskFull)
  use.click()
  await soon(() => expect(place.querySelector('.camera-problem')?.textContent).toContain('no room left'))
  expect(place.querySelector('.camera-problem')?.textContent).toContain('remove apps or files')
  expect(title.value).toBe('Soup')
  vi.restoreAllMocks()
  blankCanvas()
  use.click()
  await soon(() => expect(picturesIn(place)).toEqual(['Photos 1 of 1']))
  expect(await engine.db.blobs.count()).toBe(1)
})

test.each([
  ['NotAllowedError', 'The camera may not be used'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'Another app is using the camera'],
])('%s is said in words, with a way to try again, and no file can be chosen unless the product allows it', async (name, sentence) => {
  const { put } = await stage()
  const getUserMedia = vi.fn(async () => Promise.reject(new DOMException('no', name)))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia, enumerateDevices: async () => [] } })
  const place = put(form())
  ;(await buttonOf(place, 'Photos: Take a photo')).click()
  await soon(() => expect(place.querySelector('[role=alert]')?.textContent).toContain(sentence))
  expect(place.querySelector('input[type=file]')).toBeNull()
  ;(await buttonOf(place, 'Try again')).click()
  await soon(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
})

test('pictures of this device show without network, one that is not here says so quietly', async () => {
  const { picture, put } = await stage()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const pictures = [await picture(1), '0'.repeat(64)]
  const place = put(
    <PlainPage resource={Proof} row={row({ title: 'Soup', pictures, signed: await picture(2) })} onGone={() => undefined} />,
  )
  await soon(() => expect(picturesIn(place).sort()).toEqual(['Photos 1 of 2', 'Signature']))
  await soon(() => expect(place.querySelector('.picture-missing')?.textContent).toBe('Shown once there is network'))
})

test('a picture of the server is fetched for who may see its row, and kept to look at without network', async () => {
  const { engine, put } = await stage()
  const { sha, bytes } = samplePicture(3)
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/png' } })
  })
  const place = put(<PlainPage resource={Proof} row={row({ title: 'Soup', signed: sha })} onGone={() => undefined} />)
  await soon(() => expect(picturesIn(place)).toEqual(['Signature']))
  expect(calls[0]).toContain(`/sync/blob/${sha}?noun=proof&id=r1`)
  await soon(async () => expect(await engine.db.pictures.count()).toBe(1))
  expect(await engine.db.blobs.count()).toBe(0)
})

test('a list asks for the smallest copy of its first photograph, a record for larger ones, and only who enlarges one for it whole', async () => {
  const { put } = await stage()
  const { sha, bytes } = samplePicture(4)
  const edges: (string | null)[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    edges.push(new URL(address, 'http://house').searchParams.get('edge'))
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/webp' } })
  })
  const pictures = <Pictures shas={[sha]} label="Photos" signed={false} />
  const cell = put(<FileHomeContext.Provider value={{ noun: 'proof', id: 'r1', small: true }}>{pictures}</FileHomeContext.Provider>)
  await soon(() => expect(picturesIn(cell)).toEqual(['Photos']))
  expect(edges).toEqual(['160'])
  const record = put(<FileHomeContext.Provider value={{ noun: 'proof', id: 'r1' }}>{pictures}</FileHomeContext.Provider>)
  await soon(() => expect(picturesIn(record)).toEqual(['Photos']))
  expect(edges).toEqual(['160', '480'])
  record.querySelector<HTMLButtonElement>('.picture-button')?.click()
  await soon(() => expect(edges).toEqual(['160', '480', null]))
})

test('a picture is enlarged by a tap, and Escape or the cross goes back', async () => {
  const { picture, put } = await stage()
  const place = put(
    <PlainPage resource={Proof} row={row({ title: 'Soup', pictures: [await picture(1), await picture(2)] })} onGone={() => undefined} />,
  )
  await soon(() => expect(picturesIn(place)).toHaveLength(2))
  place.querySelector<HTMLButtonElement>('.picture-button')?.click()
  ;(await buttonOf(place, 'Next')).click()
  await soon(() => expect(place.querySelector('dialog h2')?.textContent).toBe('Photos 2 of 2'))
  ;(await buttonOf(place, 'Close')).click()
  await soon(() => expect(place.querySelector('dialog')).toBeNull())
})

test('no more photographs can be taken than the field holds, and one can be removed again', async () => {
  const { picture, put } = await stage()
  const place = put(form({ pictures: [await picture(1), await picture(2)] }))
  await soon(() => expect(picturesIn(place)).toHaveLength(2))
  expect(place.querySelector('.photo-add')).toBeNull()
  ;(await buttonOf(place, 'Remove photo 1')).click()
  await buttonOf(place, 'Photos: Take a photo')
  expect(picturesIn(place)).toEqual(['Photos 1 of 1'])
})

test('a signature is on the device when the pen is lifted, stays on the pad, and can be wiped', async () => {
  const { engine, put } = await stage()
  withPen(new Uint8Array([0x89, 0x50, 1]))
  const place = put(form())
  await stroke(place)
  const clear = await buttonOf(place, 'Clear')
  expect(await engine.db.blobs.toArray()).toMatchObject([{ mime: 'image/png', size: 3, state: 'local' }])
  expect(place.querySelector('canvas')).not.toBeNull()
  await soon(async () => expect(await engine.db.drafts.get('proof/new')).toMatchObject({ values: { signed: expect.any(String) } }))
  clear.click()
  await soon(() => expect(place.querySelector('.signature-hint')).not.toBeNull())
})

test('who comes back to a form finds the signature of before, and may sign again', async () => {
  const { engine, picture, put } = await stage()
  const signed = await picture(5)
  await engine.db.drafts.put({ key: 'proof/new', values: { signed }, updatedAt: monday })
  const place = put(form())
  await soon(() => expect(picturesIn(place)).toEqual(['Signature']))
  expect(place.querySelector('canvas')).toBeNull()
  ;(await buttonOf(place, 'Sign again')).click()
  await soon(() => expect(place.querySelector('canvas')).not.toBeNull())
})

test('a name may be typed instead of drawn', async () => {
  const { engine, put } = await stage()
  withPen(new Uint8Array([0x89, 0x50, 3]))
  const place = put(form())
  ;(await buttonOf(place, 'Type the name instead')).click()
  await fill(place, 'Name', 'Ann Wang')
  const sign = await buttonOf(place, 'Sign with this name')
  await soon(() => expect(sign.disabled).toBe(false))
  sign.click()
  await soon(() => expect(picturesIn(place)).toEqual(['Signature']))
  expect(await engine.db.blobs.count()).toBe(1)
})
