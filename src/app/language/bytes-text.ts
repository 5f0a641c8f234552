import type { Language } from '../../contract/label'
import { grouped } from './dates'

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Bytes in the largest unit that fits, one decimal at most below a hundred of it: `240 KB`, `42.5 MB`, `2 MB`. */
export function bytesText(bytes: number, language: Language): string {
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)))
  const tenths = Math.round((bytes / 1024 ** at) * 10)
  return `${grouped(tenths / 10, language, tenths < 1000 && tenths % 10 > 0 ? 1 : 0)} ${units[at]}`
}
