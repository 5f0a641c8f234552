import { create } from 'zustand'
import { keep, recall } from '../../session/storage'

const name = 'READ_ALOUD'

/** Whether this device reads new notices aloud. Off until somebody turns it on. */
export const useReadAloud = create<{ readonly on: boolean }>()(() => ({ on: recall<boolean>(name) ?? false }))

export function chooseReadAloud(on: boolean): void {
  keep(name, on, null)
  useReadAloud.setState({ on })
  if (!on) globalThis.speechSynthesis?.cancel()
}

export const canReadAloud = (): boolean => 'speechSynthesis' in globalThis

/** The language a text is read in: one Chinese character makes it Chinese, for names and figures are read well there too. */
export const spokenIn = (text: string): 'zh-CN' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en')

/** Milliseconds a browser is given to name its voices. */
const patience = 1_000

const isHidden = () => document.visibilityState !== 'visible'
const waiting: string[] = []
let isReading = false

/** The voices of this device itself. Some browsers name theirs only after a while; those that live on a server are not asked. */
async function ownVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true })
      setTimeout(resolve, patience)
    })
  }
  return speechSynthesis.getVoices().filter((voice) => voice.localService)
}

async function utter(text: string): Promise<void> {
  const lang = spokenIn(text)
  const voice = (await ownVoices()).find((one) => one.lang.slice(0, 2).toLowerCase() === lang.slice(0, 2))
  if (!voice || isHidden()) return
  const words = Object.assign(new SpeechSynthesisUtterance(text), { lang, voice })
  await new Promise<unknown>((resolve) => {
    words.onend = resolve
    words.onerror = resolve
    speechSynthesis.speak(words)
  })
}

async function readAll(): Promise<void> {
  const hush = () => isHidden() && speechSynthesis.cancel()
  document.addEventListener('visibilitychange', hush)
  for (let text = waiting.shift(); text !== undefined && !isHidden(); text = waiting.shift()) await utter(text)
  document.removeEventListener('visibilitychange', hush)
}

/**
 * Reads a text aloud where that is wanted, with a voice of this device and no other. Silent while the page is hidden, and while
 * another window of this browser reads.
 */
export function readAloud(text: string): void {
  if (!useReadAloud.getState().on || !canReadAloud() || isHidden()) return
  waiting.push(text)
  if (isReading) return
  isReading = true
  // Without locks (plain http) windows cannot agree on one; there every visible one reads.
  const reading = navigator.locks
    ? navigator.locks.request('read-aloud', { ifAvailable: true }, (lock) => (lock ? readAll() : undefined))
    : readAll()
  void reading.finally(() => {
    isReading = false
    waiting.length = 0
  })
}
