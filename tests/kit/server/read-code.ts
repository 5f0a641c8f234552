import readCode from 'jsqr'

/** Pixels for each square of a code. */
const scale = 4

/** What a reader makes of the code drawn within a place, as a path of squares, each one unit wide. Undefined where it reads nothing. */
export function readDrawnCode(place: Element): string | undefined {
  const svg = place.querySelector('svg.qr-code')
  if (!svg) return undefined
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  const squares =
    [...svg.querySelectorAll('path')]
      .at(-1)
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h1/g) ?? []
  for (const [, x, y] of squares)
    for (let at = 0; at < scale * scale; at++) {
      const [across, down] = [Number(x) * scale + (at % scale), Number(y) * scale + Math.floor(at / scale)]
      pixels.fill(0, (down * size + across) * 4, (down * size + across) * 4 + 3)
    }
  return readCode(pixels, size, size)?.data
}
