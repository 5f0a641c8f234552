import { CFB, utils } from '@e965/xlsx'

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

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packed = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** A text as XML holds it; it knows no control characters. */
const escaped = (text: string): string =>
  [...text]
    .filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t')
    .map((sign) => signs[sign] ?? sign)
    .join('')

/** Texts are texts, whatever they look like: a number keeps its digits, and nothing is ever a formula. */
const cellXml = ({ text, look = 'plain' }: XlsxCell, row: number, column: number): string =>
  text === ''
    ? ''
    : `<c r="${utils.encode_cell({ r: row, c: column })}" s="${looks[look]}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

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
  return `${head}<worksheet xmlns="${main}">${view}<cols>${columns}</cols><sheetData>${cells}</sheetData>${choices}</worksheet>`
}

/** Every look is of the format of texts, so that long numbers are not turned into others. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="4"><font><sz val="11"/></font><font><b/><sz val="11"/></font><font><b/><sz val="11"/><color rgb="FFA8201A"/></font><font><i/><sz val="11"/><color rgb="FF5B6470"/></font></fonts>
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
  .join('')}</cellXfs></styleSheet>`

const part = (name: string, type: string) => `<Override PartName="/xl/${name}.xml" ContentType="${sheetType}.${type}+xml"/>`

/** A workbook (.xlsx) of texts, with choices in its columns. Small ones alone: it is made at once. */
export function xlsxOf(sheets: readonly XlsxSheet[]): Buffer {
  const all = sheets.map((sheet, at) => ({ ...sheet, file: `worksheets/sheet${at + 1}`, id: `rId${at + 1}` }))
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const relations = (inner: string) => `${head}<Relationships xmlns="${packed}/relationships">${inner}</Relationships>`
  const files: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${all.map(({ file }) => part(file, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${all.map(({ name, isHidden, id }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `${all.map(({ id, file }) => relation(id, 'worksheet', `${file}.xml`)).join('')}${relation('rIdStyles', 'styles', 'styles.xml')}`,
    ),
    'xl/styles.xml': styles,
    ...Object.fromEntries(all.map((sheet) => [`xl/${sheet.file}.xml`, sheetXml(sheet)])),
  }
  const zip = CFB.utils.cfb_new()
  for (const [name, text] of Object.entries(files)) CFB.utils.cfb_add(zip, name, Buffer.from(text))
  return CFB.write(zip, { fileType: 'zip', compression: true, type: 'buffer' })
}
