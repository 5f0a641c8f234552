import { type Colour, png } from './png'

/** A place in a drawing counts from its upper left corner, in pixels. */
type Spot = readonly [x: number, y: number]

/** Colours by what they are for, and the shapes put on top of each other in them. `within`: only where this holds as well. */
export type Paint<Name extends string> = {
  readonly ellipse: (colour: Name, middle: Spot, radii: Spot, within?: (x: number, y: number) => boolean) => void
  readonly box: (colour: Name, from: Spot, to: Spot, within?: (x: number, y: number) => boolean) => void
  /** A line along a curve: `across` pixels from the ellipse's edge to either side. */
  readonly ring: (colour: Name, middle: Spot, radii: Spot, across: number, within?: (x: number, y: number) => boolean) => void
  readonly done: () => Uint8Array
}

const everywhere = () => true

/** Begins a drawing of so many pixels on a ground of the first colour; at most 16 colours. Flat and hard-edged: it is shown smaller than it is drawn. */
export function paint<Name extends string>(width: number, height: number, colours: Readonly<Record<Name, Colour>>): Paint<Name> {
  const names = Object.keys(colours) as Name[]
  const sheet = new Uint8Array(width * height)
  const fill = (colour: Name, [left, top]: Spot, [right, bottom]: Spot, isIn: (x: number, y: number) => boolean) => {
    const value = names.indexOf(colour)
    const [last, end] = [Math.min(width - 1, Math.ceil(right)), Math.min(height - 1, Math.ceil(bottom))]
    for (let y = Math.max(0, Math.floor(top)); y <= end; y++)
      for (let x = Math.max(0, Math.floor(left)); x <= last; x++) if (isIn(x, y)) sheet[y * width + x] = value
  }
  const far =
    ([x, y]: Spot, [a, b]: Spot) =>
    (at: number, to: number) =>
      ((at - x) / a) ** 2 + ((to - y) / b) ** 2
  const around = ([x, y]: Spot, [a, b]: Spot, more: number): [Spot, Spot] => [
    [x - a - more, y - b - more],
    [x + a + more, y + b + more],
  ]
  return {
    ellipse(colour, middle, radii, within = everywhere) {
      const away = far(middle, radii)
      fill(colour, ...around(middle, radii, 0), (x, y) => away(x, y) <= 1 && within(x, y))
    },
    box: (colour, from, to, within = everywhere) => fill(colour, from, to, within),
    ring(colour, middle, [a, b], across, within = everywhere) {
      const [outer, inner] = [far(middle, [a + across, b + across]), far(middle, [a - across, b - across])]
      fill(colour, ...around(middle, [a, b], across), (x, y) => outer(x, y) <= 1 && inner(x, y) > 1 && within(x, y))
    },
    done: () => png(width, height, Object.values<Colour>(colours), (x, y) => sheet[y * width + x] ?? 0),
  }
}
