import { beforeEach, expect, test, vi } from 'vitest'
import { onChange, onPush, onTap, type PushPlace } from '../../sw/push'
import { wordPush } from '../../sw/push-words'

type Page = {
  focused: boolean
  visibilityState: DocumentVisibilityState
  focus: () => Promise<unknown>
  postMessage: (message: unknown) => void
}

const told: unknown[] = []
const page = (given: Partial<Page> = {}, name = 'page'): Page => {
  const made: Page = {
    focused: false,
    visibilityState: 'hidden',
    focus: async () => {
      told.push(`focus ${name}`)
      return made
    },
    postMessage: (message) => told.push(message),
    ...given,
  }
  return made
}
let pages: Page[]
const openWindow = vi.fn(async (_address: string) => null)
const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => undefined)
const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => ({}))

const place = (language = 'zh-CN') =>
  ({
    clients: { matchAll: async () => pages, openWindow },
    registration: { showNotification, pushManager: { subscribe } },
    language,
  }) as Pick<PushPlace, 'language'> as PushPlace
const carrying = (value: unknown) => ({ json: () => value })
const payload = { id: 'annt-1', title: '消防演练', category: '1', language: 'zh' }

beforeEach(() => {
  vi.clearAllMocks()
  told.length = 0
  pages = []
})

test('a message is shown under the name of its notice, also above an open page, which fetches it', async () => {
  pages = [page({ focused: true, visibilityState: 'visible' })]
  await onPush(place(), carrying(payload))
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    '新通知',
    expect.objectContaining({ body: '消防演练', tag: 'annt-1', data: { id: 'annt-1' } }),
  )
  expect(told).toEqual([{ type: 'exchange' }])
})

test('it is worded in the language of the device, whatever the browser speaks', () => {
  expect(wordPush({ ...payload, language: 'en', category: '2' }, 'zh-CN')).toMatchObject({
    title: 'New system message',
    options: { lang: 'en' },
  })
  expect(wordPush({ ...payload, language: 'zh' }, 'en-GB').title).toBe('新通知')
  expect(wordPush({ ...payload, language: undefined }, 'en-GB').title).toBe('New notice')
})

test('without a title it says where to read it', () => {
  expect(wordPush({ ...payload, title: '' }, 'zh-CN').options.body).toBe('打开应用查看')
})

test.each([null, undefined, 'text', 7, [], { id: 7, title: {}, category: 9 }])(
  'what cannot be read is shown all the same: %j',
  async (given) => {
    await onPush(place(), given === null ? null : carrying(given))
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('新通知', expect.objectContaining({ tag: 'notice', data: { id: '' } }))
  },
)

test('bytes that are no JSON are shown all the same', async () => {
  const data = {
    json: () => {
      throw new SyntaxError('no JSON')
    },
  }
  await onPush(place('en'), data)
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('New notice', expect.objectContaining({ body: 'Open the app to read it' }))
})

test('a long title is cut, and nothing but the title is shown', () => {
  const { options } = wordPush({ ...payload, title: '长'.repeat(500), body: 'secret' }, 'zh-CN')
  expect(options.body).toHaveLength(100)
  expect(JSON.stringify(options)).not.toContain('secret')
})

const tapped = (data: unknown) => ({ data, close: () => void told.push('closed') })

test('a tap opens the notice in the page that is open, the one in front first', async () => {
  pages = [page({}, 'back'), page({ focused: true, visibilityState: 'visible' }, 'front')]
  await onTap(place(), tapped({ id: 'annt-1' }))
  expect(told).toEqual(['closed', 'focus front', { type: 'exchange' }, { type: 'open-notice', id: 'annt-1' }])
  expect(openWindow).not.toHaveBeenCalled()
})

test('without an open page a new one is opened at the notice', async () => {
  await onTap(place(), tapped({ id: 'annt 1' }))
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/isps/userAnnouncement?open=annt%201')
})

test('a page that will not come to the front opens the notice where it stands', async () => {
  pages = [page({ focus: () => Promise.reject(new Error('no')) })]
  await onTap(place(), tapped({ id: 'annt-1' }))
  expect(told).toEqual(['closed', { type: 'exchange' }, { type: 'open-notice', id: 'annt-1' }])
  expect(openWindow).not.toHaveBeenCalled()
})

test('a message that named no notice leads to all of them', async () => {
  await onTap(place(), tapped(null))
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/isps/userAnnouncement')
})

test('another push address is asked for under the same key, and an open page is told to announce it', async () => {
  pages = [page()]
  const applicationServerKey = new ArrayBuffer(65)
  await onChange(place(), { options: { applicationServerKey, userVisibleOnly: true } })
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey })
  expect(told).toEqual([{ type: 'push-changed' }])
  await onChange(place(), undefined)
  expect(subscribe).toHaveBeenCalledTimes(1)
})
