import { afterEach, expect, test, vi } from 'vitest'
import { troubleOf } from '../../../src/app/files/camera/open-camera'
import { fitted } from '../../../src/app/files/camera/shrink'
import { inTurn, showPicture } from '../../../src/app/files/picture/picture-urls'
import { hasRoomForCopies, isShortOfRoom } from '../../../src/app/files/room'
import { scaled } from '../../../src/app/files/signature/draw-signature'
import { soon } from '../../kit/soon'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [640, 480, 640, 480],
  [10_000, 1, 1600, 1],
])('a picture of %i × %i becomes one of %i × %i', (width, height, fitWidth, fitHeight) => {
  expect(fitted({ width, height })).toEqual({ width: fitWidth, height: fitHeight })
})

test('a signature keeps its shape on a pad of another width', () => {
  expect(scaled([[{ x: 10, y: 20 }], [{ x: 0, y: 4 }]], 0.5)).toEqual([[{ x: 5, y: 10 }], [{ x: 0, y: 2 }]])
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
  ['Whatever', 'none'],
])('%s of a camera means: %s', (name, trouble) => {
  expect(troubleOf(new DOMException('', name))).toBe(trouble)
})

test('the address of a picture lasts as long as somebody shows it, and is made once', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const load = vi.fn(async () => new Blob())
  const [one, two] = [showPicture('a', load), showPicture('a', load)]
  expect(await one.url).toBe('blob:1')
  one.release()
  await one.url
  expect(revoke).not.toHaveBeenCalled()
  two.release()
  await soon(() => expect(revoke).toHaveBeenCalledWith('blob:1'))
  expect(load).toHaveBeenCalledTimes(1)
})

test('a picture that did not come is asked for anew', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:2')
  const first = showPicture('b', () => Promise.reject(new Error('no network')))
  await expect(first.url).rejects.toThrow()
  expect(await showPicture('b', async () => new Blob()).url).toBe('blob:2')
})

test('no more than two pictures are on their way at once', async () => {
  let running = 0
  let most = 0
  const call = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running--
  }
  await Promise.all(Array.from({ length: 7 }, () => inTurn(call)))
  expect(most).toBe(2)
})

const gib = 1024 ** 3
test.each([
  [0, 10 * gib, true, false],
  [10 * gib - 100 * 1024 ** 2, 10 * gib, false, true],
  [8.5 * gib, 10 * gib, true, true],
])('of %d bytes used of %d, copies are kept: %s, and the person is told: %s', async (usage, quota, copies, told) => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage, quota }) } })
  expect([await hasRoomForCopies(), await isShortOfRoom()]).toEqual([copies, told])
})
