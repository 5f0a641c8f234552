import { CFB, utils } from '@e965/xlsx'
import type { Cells } from './write-sheet'
import { escaped, partsOf } from './xlsx-parts'

function cellXml(value: string | number, at: string): string {
  if (value === '') return ''
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${at}"><v>${value}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`
}

/**
 * A workbook (.xlsx) of one sheet: numbers are numbers, and texts are texts, whatever they look like. Takes a while: this is for a process of
 * its own (`openSheets`).
 */
export function tableOf(rows: Cells): Buffer {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const names = Array.from({ length: widest }, (_, at) => utils.encode_col(at))
  const lines = rows.map((row, at) => {
    const cells = row.map((value, column) => cellXml(value, `${names[column]}${at + 1}`)).join('')
    return `<row r="${at + 1}">${cells}</row>`
  })
  const zip = CFB.utils.cfb_new()
  for (const [name, text] of Object.entries(partsOf([{ name: 'Sheet1', xml: `<sheetData>${lines.join('')}</sheetData>` }])))
    CFB.utils.cfb_add(zip, name, Buffer.from(text))
  return CFB.write(zip, { fileType: 'zip', compression: true, type: 'buffer' })
}
