/** A file of the app: its address below the scope, and what is in it. */
export type PackedFile = { readonly url: string; readonly bytes: Uint8Array<ArrayBuffer> }

const newline = 10

/** Many files as one: a line that names each with its length, and then all of them. */
export function pack(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${JSON.stringify(files.map(({ url, bytes }) => [url, bytes.length]))}\n`)
  const packed = new Uint8Array(files.reduce((sum, { bytes }) => sum + bytes.length, head.length))
  packed.set(head)
  let at = head.length
  for (const { bytes } of files) {
    packed.set(bytes, at)
    at += bytes.length
  }
  return packed
}

/** The files of a pack, in their order. Throws where it is no pack. */
export function unpack(packed: Uint8Array<ArrayBuffer>): PackedFile[] {
  const end = packed.indexOf(newline)
  const names = JSON.parse(new TextDecoder().decode(packed.subarray(0, end))) as [string, number][]
  let at = end + 1
  return names.map(([url, length]) => {
    const from = at
    at += length
    return { url, bytes: packed.subarray(from, at) }
  })
}
