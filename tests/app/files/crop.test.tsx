import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { cutSize } from '../../../src/app/files/crop/crop-picture'
import { useLanguage } from '../../../src/app/language/language'
import { RecordForm } from '../../../src/app/resource/form/RecordForm'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { diskFull, failWrites } from '../../kit/server/failing-writes'
import { soon } from '../../kit/soon'
import { faces, Person } from '../avatar/known-faces'

beforeAll(() => import('../../../src/app/files/crop/CropField'))

const product = productOf(faces)
const opened: (() => void)[] = []
beforeAll(() => {
  // A page without a layout: the picture is shown 300 by 200 pixels large, of 1200 by 800.
  const sized = { clientWidth: 300, clientHeight: 200, offsetWidth: 300, offsetHeight: 200 }
  for (const [name, value] of Object.entries(sized))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200)
  for (const [name, value] of Object.entries({ ...sized, naturalWidth: 1200, naturalHeight: 800, complete: false }))
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, get: () => value })
})
afterEach(() => {
  for (const close of opened.splice(0)) close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A canvas that notes what it was asked to draw, and a browser that reads any picture but one of type `image/heic`. */
function withCanvas() {
  const drawn: { size: [number, number]; steps: [string, number[]][] }[] = []
  class Sheet {
    readonly #note: { size: [number, number]; steps: [string, number[]][] }
    constructor(width: number, height: number) {
      this.#note = { size: [width, height], steps: [] }
      drawn.push(this.#note)
    }
    getContext = () => {
      const step =
        (name: string) =>
        (...given: number[]) =>
          this.#note.steps.push([name, given])
      return {
        fillRect: () => undefined,
        drawImage: () => undefined,
        scale: step('scale'),
        translate: step('translate'),
        rotate: step('rotate'),
      }
    }
    convertToBlob = async () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, drawn.length])], { type: 'image/jpeg' })
  }
  vi.stubGlobal('OffscreenCanvas', Sheet)
  vi.stubGlobal('createImageBitmap', async (source: Blob) => {
    if (source.type === 'image/heic') throw new DOMException('no', 'InvalidStateError')
    return { width: 1200, height: 800, close: () => undefined }
  })
  return drawn
}

async function stage(given = {}) {
  useLanguage.setState({ language: 'en' })
  const drawn = withCanvas()
  const engine = await lonelyEngine(faces)
  const shown = show(<RecordForm resource={Person} given={given} onSaved={() => undefined} onCancel={() => undefined} />, {
    product,
    engine,
  })
  opened.push(shown.close, () => void engine.stop())
  const field = await soon(() => shown.place.querySelector<HTMLElement>('.crop-field') ?? Promise.reject(new Error('no field')))
  return { place: shown.place, engine, drawn, field }
}

const photo = (type = 'image/png') => new File([new Uint8Array([1, 2, 3])], 'face', { type })

/** Drops a file on an element. */
function drop(on: HTMLElement, file: File) {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files: [file] } })
  on.dispatchEvent(event)
  return event
}

/** The part of the picture that will be kept, once the picture is there. */
async function cropArea(): Promise<HTMLElement> {
  const image = await soon(
    () => document.querySelector<HTMLImageElement>('.reactEasyCrop_Image') ?? Promise.reject(new Error('no picture')),
  )
  image.dispatchEvent(new Event('load'))
  return soon(() => document.querySelector<HTMLElement>('.reactEasyCrop_CropArea') ?? Promise.reject(new Error('no area')))
}

const key = (on: Element, name: string) => {
  for (const type of ['keydown', 'keyup']) on.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true }))
}
const stepsOf = (drawn: ReturnType<typeof withCanvas>) => Object.fromEntries(drawn.at(-1)?.steps ?? [])

test.each([
  [{ x: 0, y: 0, width: 1600, height: 1600, turns: 0 }, 'square', { width: 800, height: 800 }],
  [{ x: 0, y: 0, width: 1600, height: 1200, turns: 0 }, 'wide', { width: 800, height: 600 }],
  [{ x: 0, y: 0, width: 90, height: 90, turns: 1 }, 'square', { width: 90, height: 90 }],
  [{ x: 0, y: 0, width: 0.2, height: 0.2, turns: 0 }, 'wide', { width: 1, height: 1 }],
] as const)('a part of %o, %s, becomes %o', (cut, crop, size) => {
  expect(cutSize(cut, crop)).toEqual(size)
})

test('a picture that is dropped is cut, lies on the device and is named by the form, without network', async () => {
  const { place, engine, drawn, field } = await stage()
  expect(drop(field, photo()).defaultPrevented).toBe(true)
  await cropArea()
  const use = await buttonOf(place, 'Use this part')
  await soon(() => expect(use.disabled).toBe(false))
  use.click()
  await soon(() => expect(place.querySelector<HTMLImageElement>('.crop-now img')?.alt).toBe('Photo'))
  // Shown 200 pixels high, the square takes all 800 lines of it.
  expect(drawn.at(-1)?.size).toEqual([800, 800])
  expect(await engine.db.blobs.toArray()).toMatchObject([{ mime: 'image/jpeg', size: 4, state: 'local' }])
  await soon(async () => expect(await engine.db.drafts.get('person/new')).toMatchObject({ values: { face: [expect.any(String)] } }))
  expect(document.querySelector('dialog')).toBeNull()
})

test('one is cut by the keyboard alone: arrows move it, plus and minus change how near it is, r turns it', async () => {
  const { place, drawn, field } = await stage()
  drop(field, photo())
  const area = await cropArea()
  expect([area.tabIndex, area.getAttribute('aria-label')]).toEqual([0, 'Move the picture: drag it, or use the arrow keys'])
  const use = await buttonOf(place, 'Use this part')
  await soon(() => expect(use.disabled).toBe(false))
  const cut = async () => {
    drawn.length = 0
    ;(await buttonOf(place, 'Use this part')).click()
    await soon(() => expect(document.querySelector('dialog')).toBeNull())
    return stepsOf(drawn)
  }
  const nearer = await buttonOf(place, 'Nearer')
  expect((await buttonOf(place, 'Further away')).disabled).toBe(true)
  for (const press of ['+', '+', '=', '+', '-']) key(area, press)
  await soon(() => expect(document.querySelector<HTMLImageElement>('.reactEasyCrop_Image')?.style.transform).toContain('scale(1.75)'))
  const shows = (words: string) =>
    soon(() => expect(document.querySelector<HTMLImageElement>('.reactEasyCrop_Image')?.style.transform).toContain(words))
  key(area, 'ArrowLeft')
  await shows('translate(-8px, 0px)')
  key(area, 'ArrowUp')
  await shows('translate(-8px, -8px)')
  key(nearer, 'r')
  await shows('rotate(90deg)')
  const steps = await cut()
  expect(steps.rotate?.[0]).toBeCloseTo(Math.PI / 2)
  expect(steps.scale?.[0]).toBeCloseTo(steps.scale?.[1] ?? 0)
})

test('a picture that is pasted begins the same, and closing keeps nothing of it', async () => {
  const { engine } = await stage()
  const paste = (files: File[]) => {
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { files } })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(paste([new File(['words'], 'note.txt', { type: 'text/plain' })])).toBe(false)
  expect(paste([photo()])).toBe(true)
  await cropArea()
  ;(await buttonOf(document.querySelector('dialog') as HTMLElement, 'Cancel')).click()
  await soon(() => expect(document.querySelector('dialog')).toBeNull())
  expect(await engine.db.blobs.count()).toBe(0)
})

test('what this browser cannot read is said in words, and nothing else is lost', async () => {
  const { place, field } = await stage({ name: 'Ann' })
  drop(field, photo('image/heic'))
  await soon(() => expect(field.querySelector('[role=alert]')?.textContent).not.toBe(''))
  expect(place.querySelector<HTMLInputElement>('input')?.value).toBe('Ann')
  expect(document.querySelector('dialog')).toBeNull()
})

test('on a full device the part stays chosen, and can be kept once there is room', async () => {
  const { place, engine, field } = await stage()
  drop(field, photo())
  await cropArea()
  const use = await buttonOf(place, 'Use this part')
  await soon(() => expect(use.disabled).toBe(false))
  failWrites(0, diskFull)
  use.click()
  await soon(() => expect(document.querySelector('dialog [role=alert]')?.textContent).toContain('no room left'))
  vi.restoreAllMocks()
  use.click()
  await soon(async () => expect(await engine.db.blobs.count()).toBe(1))
})

test('a picture that is there can be taken away again', async () => {
  const { place, engine } = await stage({ face: ['b'.repeat(64)] })
  ;(await buttonOf(place, 'Remove the picture')).click()
  await soon(() => expect(place.querySelector('.crop-now')).toBeNull())
  await soon(async () => expect(await engine.db.drafts.get('person/new')).toMatchObject({ values: { face: null } }))
})
