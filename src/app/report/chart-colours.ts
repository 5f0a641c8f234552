import type { Tone } from '../../contract/tone'

/** Tokens of what figures mean. */
export const colours: Readonly<Record<Tone, string>> = {
  good: '--present',
  bad: '--sick',
  care: '--leave',
  late: '--late',
  open: '--line-strong',
  plain: '--line',
}
