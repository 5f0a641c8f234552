import type { Language } from '../../contract/label'
import { grouped } from './dates'

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Bytes in the largest unit that fits. */
export function bytesText(bytes: number, language: Language): string {
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)))
  const value = bytes / 1024 ** at
  return `${grouped(value, language, at > 0 && value < 100 ? 1 : 0)} ${units[at]}`
}
