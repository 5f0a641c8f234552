const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packed = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that must not stand there
const special = /[&<>"\u0000-\u001f\ufffe\uffff]/

/** A text as XML holds it; it knows no control characters. */
export const escaped = (text: string): string =>
  special.test(text)
    ? [...text]
        .filter((sign) => (sign >= ' ' && sign !== '\ufffe' && sign !== '\uffff') || sign === '\n' || sign === '\t')
        .map((sign) => signs[sign] ?? sign)
        .join('')
    : text

const part = (name: string, type: string) => `<Override PartName="/xl/${name}.xml" ContentType="${sheetType}.${type}+xml"/>`

/** The one look of a workbook whose cells are as they come. */
const plain =
  '<fonts count="1"><font><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf xfId="0"/></cellXfs>'

/** A sheet of a workbook: its name, and what stands in its worksheet. */
type SheetXml = { readonly name: string; readonly xml: string; readonly isHidden?: boolean }

/** The parts of an .xlsx by their names. `styles`: what stands in its style sheet. */
export function partsOf(sheets: readonly SheetXml[], styles = plain): Readonly<Record<string, string>> {
  const all = sheets.map((sheet, at) => ({ ...sheet, file: `worksheets/sheet${at + 1}`, id: `rId${at + 1}` }))
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const relations = (inner: string) => `${head}<Relationships xmlns="${packed}/relationships">${inner}</Relationships>`
  const named = all.map(
    ({ name, isHidden, id }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="${id}"/>`,
  )
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${all.map(({ file }) => part(file, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `${all.map(({ id, file }) => relation(id, 'worksheet', `${file}.xml`)).join('')}${relation('rIdStyles', 'styles', 'styles.xml')}`,
    ),
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    ...Object.fromEntries(all.map(({ file, xml }) => [`xl/${file}.xml`, `${head}<worksheet xmlns="${main}">${xml}</worksheet>`])),
  }
}
