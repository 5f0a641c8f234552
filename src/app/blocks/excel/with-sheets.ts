import type { Label } from '../../../contract/label'
import { importLimits } from '../../../contract/sheet/import-limits'
import { bytesText } from '../../language/bytes-text'
import { currentLanguage } from '../../language/language'
import { isSheet } from './import-sheets'
import { words } from './words'

/** Why a file was not taken, and what that sentence names. */
export type NotTaken = { readonly why: Label; readonly values: Readonly<Record<string, string | number>> }

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0)

function against(taken: readonly File[], file: File): NotTaken | undefined {
  const { bytes, files, together } = importLimits
  if (!isSheet(file)) return { why: words.wrongType, values: {} }
  if (file.size > bytes) return { why: words.tooLarge, values: { name: file.name, max: bytesText(bytes, currentLanguage()) } }
  if (taken.length >= files) return { why: words.tooMany, values: { max: files } }
  // A form has lines of its own around its files.
  return sizeOf([...taken, file]) > together - 100_000
    ? { why: words.allTooLarge, values: { max: bytesText(together, currentLanguage()) } }
    : undefined
}

/** Files beside those there are, each once, as far as an import takes them, and why the others are left out. */
export function withSheets(
  files: readonly File[],
  more: Iterable<File>,
): { readonly files: readonly File[]; readonly notTaken: readonly NotTaken[] } {
  const taken = [...files]
  const notTaken: NotTaken[] = []
  for (const file of more) {
    const isThere = taken.some(
      ({ name, size, lastModified }) => name === file.name && size === file.size && lastModified === file.lastModified,
    )
    if (isThere) continue
    const reason = against(taken, file)
    if (reason) notTaken.push(reason)
    else taken.push(file)
  }
  return { files: taken, notTaken }
}
