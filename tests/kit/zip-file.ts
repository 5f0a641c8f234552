import { crc32, deflateRawSync } from 'node:zlib'

/** A file inside a zip. `claims`: the unfolded size its list tells instead of the true one. */
type Part = { readonly name: string; readonly text: string | Buffer; readonly claims?: number }

function headers(name: Buffer, bytes: Buffer, packed: Buffer, claims: number): { local: Buffer; entry: Buffer } {
  const [local, entry] = [Buffer.alloc(30), Buffer.alloc(46)]
  for (const [at, on] of [
    [0, local],
    [2, entry],
  ] as const) {
    on.writeUInt32BE(at === 0 ? 0x504b0304 : 0x504b0102, 0)
    on.writeUInt16LE(8, 8 + at)
    on.writeUInt32LE(crc32(bytes), 14 + at)
    on.writeUInt32LE(packed.length, 18 + at)
    on.writeUInt32LE(claims, 22 + at)
    on.writeUInt16LE(name.length, 26 + at)
  }
  return { local, entry }
}

/** A zip file of these parts, packed as tight as can be. */
export function zipFile(parts: readonly Part[]): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  for (const { name, text, claims } of parts) {
    const [named, bytes] = [Buffer.from(name), Buffer.from(text)]
    const packed = deflateRawSync(bytes, { level: 9 })
    const { local, entry } = headers(named, bytes, packed, claims ?? bytes.length)
    entry.writeUInt32LE(Buffer.concat(files).length, 42)
    files.push(local, named, packed)
    list.push(entry, named)
  }
  const [before, index] = [Buffer.concat(files), Buffer.concat(list)]
  const end = Buffer.alloc(22)
  end.writeUInt32BE(0x504b0506, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(before.length, 16)
  return Buffer.concat([before, index, end])
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>${body}`
const office = 'http://schemas.openxmlformats.org'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const link = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`

/** An .xlsx whose only sheet says what is given, between `worksheet` tags. */
export const workbookWith = (sheet: string, more: readonly Part[] = []): Buffer =>
  zipFile([
    {
      name: '[Content_Types].xml',
      text: xml(
        `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      text: xml(
        `<Relationships xmlns="${office}/package/2006/relationships">${link('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      text: xml(
        `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: xml(
        `<Relationships xmlns="${office}/package/2006/relationships">${link('r1', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', text: xml(`<worksheet xmlns="${office}/spreadsheetml/2006/main">${sheet}</worksheet>`) },
    ...more,
  ])

/** A cell with a text, as it stands in a row. */
export const textCell = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`
