const signs = { end: Buffer.from('PK\x05\x06', 'latin1'), entry: 0x504b0102 }
/** Most parts of a document. */
const most = 10_000

/** The names a zip file lists, with strokes between folders; undefined where its list cannot be read. Nothing is unpacked. */
export function zipNames(file: Buffer): string[] | undefined {
  const end = file.lastIndexOf(signs.end)
  if (end < 0 || end + 20 > file.length) return undefined
  const entries = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  if (entries > most) return undefined
  const names: string[] = []
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > file.length || file.readUInt32BE(at) !== signs.entry) return undefined
    const named = file.readUInt16LE(at + 28)
    names.push(file.toString('utf8', at + 46, at + 46 + named).replaceAll('\\', '/'))
    at += 46 + named + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return names
}
