const [marker, startOfScan, end] = [0xff, 0xda, 0xd9]

/** Whether a marker stands alone, without a length behind it. */
const isBare = (kind: number): boolean => kind === 0x01 || (kind >= 0xd0 && kind <= 0xd8)

/**
 * How many scans a JPEG has: what a decoder goes over the whole picture for, again and again. Reads marker after marker as decoders do
 * (ITU-T T.81, B.1.1), passing over what lies between them, and ends with the picture.
 */
export function scansOf(jpeg: Uint8Array): number {
  let scans = 0
  for (let at = 2; at >= 0 && at + 3 < jpeg.length; ) {
    at = jpeg.indexOf(marker, at)
    if (at < 0) break
    const kind = jpeg[at + 1] ?? 0
    if (kind === end) break
    if (kind === startOfScan) scans++
    // Two bytes of 0xff begin with filling; 0xff 0x00 is a byte of the picture itself.
    if (kind === marker) at += 1
    else if (kind === 0 || isBare(kind)) at += 2
    else at += 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))
  }
  return scans
}
