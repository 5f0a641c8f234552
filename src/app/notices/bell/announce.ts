import { toast } from '../../design/overlay/toast'
import { currentLanguage } from '../../language/language'
import { sayIn } from '../../language/say-in'
import type { Notice } from '../../live/notice-socket'
import { openNotice } from '../open-notice'
import { readAloud } from '../settings/read-aloud'
import { words } from '../words'

/** Ids of the last notices said, and how many are remembered. */
const said: string[] = []
const remembered = 50

const longest = 120

/** Says a notice that was just published, or of which somebody is reminded, once: a sentence with the way to it, and aloud where that is wanted. */
export function announce({ msgId, msgTxt, msgTxtEn, again }: Pick<Notice, 'msgId' | 'msgTxt' | 'msgTxtEn' | 'again'>): void {
  const language = currentLanguage()
  const told = (language === 'en' && msgTxtEn) || msgTxt
  const title = typeof told === 'string' ? told.trim().slice(0, longest) : ''
  const id = typeof msgId === 'string' ? msgId : ''
  // A reminder is said though the notice was.
  const word = id + (again ?? '')
  // Without a title only the count has changed. A sentence nobody sees would be gone when they look.
  if (!title || document.visibilityState !== 'visible' || said.includes(word)) return
  if (id) said.splice(0, said.length, ...said.slice(1 - remembered), word)
  toast(sayIn(language, words.arrived, { title }), {
    seconds: 8,
    ...(id && { action: { text: sayIn(language, 'open'), run: () => openNotice(id) } }),
  })
  readAloud(title)
}
