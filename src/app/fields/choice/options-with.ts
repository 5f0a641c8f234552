import type { Option } from './use-dict'

/** Those of some options whose text holds what somebody types. */
export const optionsWith = <O extends Option>(options: readonly O[], keyword: string): readonly O[] => {
  const piece = keyword.trim().toLowerCase()
  return options.filter(({ text }) => text.toLowerCase().includes(piece))
}
