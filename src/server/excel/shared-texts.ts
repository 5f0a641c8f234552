/** Most bytes in a record, and characters in a cell ([MS-XLS] 2.1.4, 2.5.293). */
const [largest, longest] = [8224, 32_767]
const kinds = { table: 0x00fc, more: 0x003c } as const
/** Characters are written as UTF-16, whatever they are. */
const wide = 1

/** A record: its kind, its length, its bytes. */
export function record(kind: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(kind, 0)
  head.writeUInt16LE(body.length, 2)
  return Buffer.concat([head, body])
}

/** The texts of a workbook, each once. Cells name them by their place. */
export class SharedTexts {
  readonly #places = new Map<string, number>()
  #used = 0

  /** Notes a text that stands in one more cell, and answers its place. */
  placeOf(text: string): number {
    this.#used++
    const kept = text.slice(0, longest)
    const place = this.#places.get(kept) ?? this.#places.size
    this.#places.set(kept, place)
    return place
  }

  /** The table as records ([MS-XLS] 2.4.265). A text that does not fit goes on in the next record, which says anew how it is written. */
  records(): Buffer {
    const head = Buffer.alloc(8)
    head.writeUInt32LE(this.#used, 0)
    head.writeUInt32LE(this.#places.size, 4)
    const bodies: Buffer[][] = [[head]]
    let room = largest - head.length
    const put = (piece: Buffer, isNew = false) => {
      if (isNew) bodies.push([])
      room = (isNew ? largest : room) - piece.length
      bodies.at(-1)?.push(piece)
    }
    for (const text of this.#places.keys()) {
      const count = Buffer.from([text.length & 255, text.length >> 8, wide])
      put(count, room < count.length + 2)
      let left = Buffer.from(text, 'utf16le')
      while (left.length > 0) {
        const fits = Math.min(left.length, room & ~1)
        if (fits > 0) put(left.subarray(0, fits))
        left = left.subarray(fits)
        if (left.length > 0) put(Buffer.from([wide]), true)
      }
    }
    return Buffer.concat(bodies.map((body, at) => record(at === 0 ? kinds.table : kinds.more, Buffer.concat(body))))
  }
}
