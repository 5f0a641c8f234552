import { CFB, utils } from '@e965/xlsx'
import { guardCell } from './cell-text'
import { escaped, partsOf } from './xlsx-parts'

/** How a cell looks. */
const looks = { plain: 0, heading: 1, required: 2, example: 3, bad: 4, hint: 5 } as const
export type XlsxCell = { readonly text: string; readonly look?: keyof typeof looks }
/** A sheet of texts. `lists`: cells of a column are chosen from a range of another sheet, from the second row on. */
export type XlsxSheet = {
  readonly name: string
  readonly rows: readonly (readonly XlsxCell[])[]
  readonly widths: readonly number[]
  readonly isHidden?: boolean
  readonly lists?: readonly { readonly column: number; readonly range: string }[]
}

/** Texts are texts, whatever they look like: a number keeps its digits, and nothing is ever a formula. */
const cellXml = ({ text, look = 'plain' }: XlsxCell, row: number, column: number): string =>
  text === ''
    ? ''
    : `<c r="${utils.encode_cell({ r: row, c: column })}" s="${looks[look]}" t="inlineStr"><is><t xml:space="preserve">${escaped(guardCell(text))}</t></is></c>`

const listXml = ({ column, range }: { readonly column: number; readonly range: string }): string => {
  const name = utils.encode_col(column)
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${name}2:${name}1001"><formula1>${escaped(range)}</formula1></dataValidation>`
}

function sheetXml({ rows, widths, lists = [] }: XlsxSheet): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="0" customWidth="1"/>`).join('')
  const cells = rows.map((row, at) => `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, at, column)).join('')}</row>`).join('')
  const choices = lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.map(listXml).join('')}</dataValidations>` : ''
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  return `${view}<cols>${columns}</cols><sheetData>${cells}</sheetData>${choices}`
}

/** Every look is of the format of texts, so that long numbers are not turned into others. */
const styles = `<fonts count="4"><font><sz val="11"/></font><font><b/><sz val="11"/></font><font><b/><sz val="11"/><color rgb="FFA8201A"/></font><font><i/><sz val="11"/><color rgb="FF5B6470"/></font></fonts>
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8F3FF"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFDECEA"/></patternFill></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6">${[
  [0, 0],
  [1, 2],
  [2, 2],
  [3, 0],
  [2, 3],
  [0, 0],
]
  .map(
    ([font, fill]) =>
      `<xf numFmtId="49" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
  )
  .join('')}</cellXfs>`

/** A workbook (.xlsx) of texts, with choices in its columns. Small ones alone: it is made at once. */
export function xlsxOf(sheets: readonly XlsxSheet[]): Buffer {
  const parts = partsOf(
    sheets.map((sheet) => ({ ...sheet, xml: sheetXml(sheet) })),
    styles,
  )
  const zip = CFB.utils.cfb_new()
  for (const [name, text] of Object.entries(parts)) CFB.utils.cfb_add(zip, name, Buffer.from(text))
  return CFB.write(zip, { fileType: 'zip', compression: true, type: 'buffer' })
}
