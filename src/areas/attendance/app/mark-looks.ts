import { AlarmClock, CalendarOff, Check, DoorOpen, House, type LucideIcon, Minus, PhoneOff, Thermometer } from 'lucide-react'
import type { Label } from '../../../contract/label'
import type { Mark } from '../mark/mark'
import { words } from './words'

/** How a mark is shown: a sign and a word; the colour follows in the style from the mark itself. */
export type MarkLook = { readonly icon: LucideIcon; readonly word: Label }

export const markLooks: Readonly<Record<Mark, MarkLook>> = {
  P: { icon: Check, word: words.present },
  L: { icon: AlarmClock, word: words.late },
  E: { icon: DoorOpen, word: words.early },
  S: { icon: Thermometer, word: words.sick },
  A: { icon: CalendarOff, word: words.leave },
  U: { icon: PhoneOff, word: words.notReached },
  H: { icon: House, word: words.keptHome },
  N: { icon: Minus, word: words.noSchool },
}
