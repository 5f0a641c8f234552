import type { FileType } from '../../contract/fields/file'
import { zipNames } from './zip-names'

const office = 'application/vnd.openxmlformats-officedocument'
/** The part that makes a package what it is. */
const packages: readonly (readonly [string, FileType])[] = [
  ['word/document.xml', `${office}.wordprocessingml.document`],
  ['xl/workbook.xml', `${office}.spreadsheetml.sheet`],
  ['ppt/presentation.xml', `${office}.presentationml.presentation`],
]
/** Parts that would be run by whoever opens the document. */
const runs = /vbaProject|vbaData|activeX|macrosheets|\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|js|jar|sh|hta|lnk)$/i

function packageType(bytes: Buffer): FileType | undefined {
  const names = zipNames(bytes)
  if (!names?.includes('[Content_Types].xml') || names.some((name) => runs.test(name))) return undefined
  return packages.find(([part]) => names.includes(part))?.[1]
}

const inEntry = (name: string) => Buffer.from(`${name}\0`, 'utf16le')
/** The entry of its directory that makes an older document what it is. An installer has the same form, and none of these. */
const compounds: readonly (readonly [Buffer, FileType])[] = [
  [inEntry('WordDocument'), 'application/msword'],
  [inEntry('Workbook'), 'application/vnd.ms-excel'],
  [inEntry('Book'), 'application/vnd.ms-excel'],
  [inEntry('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
]
const macros = ['_VBA_PROJECT', 'Macros', 'VBA'].map(inEntry)

const compoundType = (bytes: Buffer): FileType | undefined =>
  macros.some((entry) => bytes.includes(entry)) ? undefined : compounds.find(([entry]) => bytes.includes(entry))?.[1]

/** Plain text: UTF-8 or GB 18030 without control characters, and no page, drawing or script. */
function textType(bytes: Buffer): FileType | undefined {
  if (bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) return undefined
  const text = ['utf-8', 'gb18030'].map((encoding) => decoded(bytes, encoding)).find((one) => one !== undefined)
  if (text === undefined) return undefined
  const isRun = /^\s*(#!|@echo|<|%!)/i.test(text) || /<(!doctype|html|script|svg|\?xml|\?php)\b/i.test(text)
  return isRun ? undefined : 'text/plain'
}

function decoded(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const starts = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'))

/**
 * The type of a document by what it is made of, whatever it is called; undefined where it is none of the allowed ones, or holds macros
 * or programs.
 */
export function documentTypeOf(bytes: Buffer): FileType | undefined {
  if (starts(bytes, '255044462d')) return 'application/pdf'
  if (starts(bytes, '504b0304')) return packageType(bytes)
  if (starts(bytes, 'd0cf11e0a1b11ae1')) return compoundType(bytes)
  return textType(bytes)
}
