import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import { announce } from '../../../src/app/notices/bell/announce'
import { closeNotice, useOpenNotice } from '../../../src/app/notices/open-notice'
import { chooseReadAloud, spokenIn } from '../../../src/app/notices/settings/read-aloud'
import { soon } from '../../kit/soon'

/** What follows at once has happened. */
const turn = () => new Promise((resolve) => setTimeout(resolve))
const toasts = () => useToasts.getState().toasts
let ids = 0
const fresh = () => `n${++ids}`

class Utterance {
  lang = ''
  voice: unknown
  onend?: () => void
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
const spoken: Utterance[] = []
const voices = [
  { lang: 'zh-CN', localService: false, name: 'far' },
  { lang: 'zh-CN', localService: true, name: 'near' },
  { lang: 'en-GB', localService: true, name: 'english' },
]
const cancel = vi.fn()
let visible: DocumentVisibilityState
const lock = {
  async request(_name: string, _options: object, hold: (lock: object | null) => unknown) {
    silent = false
    await hold(isTaken ? null : {})
    setTimeout(() => {
      silent = true
    })
  },
}
let isTaken: boolean
let silent: boolean
let isSlow: boolean

beforeEach(() => {
  visible = 'visible'
  isTaken = false
  isSlow = false
  spoken.length = 0
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel,
    speak: (words: Utterance) => {
      spoken.push(words)
      if (!isSlow) setTimeout(() => words.onend?.())
    },
  })
  vi.stubGlobal('navigator', { ...navigator, locks: lock })
  useToasts.setState({ toasts: [] })
  closeNotice()
  speak('zh-CN')
})
afterEach(() => {
  chooseReadAloud(false)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a new notice is said with its title, and leads to it', () => {
  announce({ msgId: 'fire', msgTxt: '消防演练' })
  expect(toasts()[0]?.text).toBe('新通知：消防演练')
  toasts()[0]?.action?.run()
  expect(useOpenNotice.getState().id).toBe('fire')
})

test('the same notice heard twice is said once; one without a title, or unseen, not at all', () => {
  announce({ msgId: 'twice', msgTxt: '一次' })
  useToasts.setState({ toasts: [] })
  announce({ msgId: 'twice', msgTxt: '一次' })
  announce({ msgId: 'revoked', msgTxt: '' })
  visible = 'hidden'
  announce({ msgId: 'unseen', msgTxt: '没人看见' })
  expect(toasts()).toEqual([])
})

test('nothing is read aloud until somebody wants it', async () => {
  announce({ msgId: fresh(), msgTxt: '安静' })
  await turn()
  expect(spoken).toEqual([])
  chooseReadAloud(true)
  announce({ msgId: fresh(), msgTxt: '消防演练' })
  announce({ msgId: fresh(), msgTxt: 'Fire drill' })
  await soon(() =>
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      ['消防演练', 'zh-CN'],
      ['Fire drill', 'en'],
    ]),
  )
  expect(spoken.map(({ voice }) => voice)).toEqual([voices[1], voices[2]])
  // The next test begins in silence.
  await soon(() => expect(silent).toBe(true))
})

test('it is silent while another window reads, and stops when the page is hidden', async () => {
  chooseReadAloud(true)
  isTaken = true
  announce({ msgId: fresh(), msgTxt: '别处在读' })
  await turn()
  expect(spoken).toEqual([])
  isTaken = false
  isSlow = true
  announce({ msgId: fresh(), msgTxt: '一' })
  announce({ msgId: fresh(), msgTxt: '二' })
  await soon(() => expect(spoken).toHaveLength(1))
  visible = 'hidden'
  cancel.mockClear()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(cancel).toHaveBeenCalledTimes(1)
  spoken[0]?.onend?.()
  await turn()
  expect(spoken).toHaveLength(1)
})

test('a text is read in the language it is written in', () => {
  expect([spokenIn('Fire drill'), spokenIn('周五 15:00'), spokenIn('HACCP 检查')]).toEqual(['en', 'zh-CN', 'zh-CN'])
})

test('what the product tells is said in the language of whoever hears it', () => {
  speak('en')
  announce({ msgId: fresh(), msgTxt: '点名还未提交', msgTxtEn: 'Roll call not handed in' })
  expect(toasts().map(({ text }) => text)).toEqual(['New notice: Roll call not handed in'])
  speak('zh-CN')
})
