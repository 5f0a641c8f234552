import { paint } from '../../../demo/published/drawing/paint'
import type { Colour } from '../../../demo/published/drawing/png'
import { type Random, random } from '../../../demo/published/random'

/** What a kind of dish is served in, and the colours of what lies in it. Kinds that are not here have no drawing. */
const kinds: Readonly<Record<string, { readonly on: 'plate' | 'bowl'; readonly food: Colour; readonly bits: readonly [Colour, Colour] }>> =
  {
    staple: {
      on: 'bowl',
      food: [250, 247, 238],
      bits: [
        [236, 228, 208],
        [244, 204, 88],
      ],
    },
    congee: {
      on: 'bowl',
      food: [240, 222, 176],
      bits: [
        [214, 176, 112],
        [217, 96, 90],
      ],
    },
    meat: {
      on: 'plate',
      food: [170, 98, 60],
      bits: [
        [140, 72, 44],
        [96, 148, 70],
      ],
    },
    mixed: {
      on: 'plate',
      food: [206, 150, 88],
      bits: [
        [226, 112, 84],
        [96, 148, 70],
      ],
    },
    vegetable: {
      on: 'plate',
      food: [112, 168, 82],
      bits: [
        [74, 128, 58],
        [233, 162, 59],
      ],
    },
    egg: {
      on: 'plate',
      food: [250, 214, 104],
      bits: [
        [244, 180, 60],
        [255, 250, 238],
      ],
    },
    soup: {
      on: 'bowl',
      food: [226, 190, 126],
      bits: [
        [112, 168, 82],
        [255, 250, 238],
      ],
    },
    snack: {
      on: 'plate',
      food: [228, 188, 136],
      bits: [
        [196, 146, 92],
        [255, 246, 226],
      ],
    },
    fruit: {
      on: 'plate',
      food: [255, 250, 238],
      bits: [
        [226, 92, 84],
        [244, 180, 60],
      ],
    },
    drink: {
      on: 'bowl',
      food: [253, 250, 244],
      bits: [
        [244, 236, 222],
        [244, 236, 222],
      ],
    },
  }
const tables: readonly Colour[] = [
  [214, 233, 251],
  [216, 238, 223],
  [251, 231, 191],
  [211, 236, 242],
]
const [width, height] = [240, 180]

/** Pieces of food strewn over a dish, none beyond its rim. */
function strew(chance: Random, put: (name: 'one' | 'other', at: readonly [number, number], size: number) => void): void {
  for (let piece = 0; piece < 26; piece++) {
    const [turn, far] = [chance.next() * 2 * Math.PI, Math.sqrt(chance.next())]
    put(piece % 3 === 0 ? 'other' : 'one', [120 + Math.cos(turn) * far * 58, 90 + Math.sin(turn) * far * 42], chance.whole(5, 11))
  }
}

/** A dish of a kind, seen from above: a drawing, and plainly one. Undefined for kinds nobody has drawn. */
export function drawDish(seed: number, kind: string, code: string): Uint8Array | undefined {
  const look = kinds[kind]
  if (!look) return undefined
  const chance = random(seed, `dish ${code}`)
  const [one, other] = look.bits
  const rim: Colour = look.on === 'bowl' ? [24, 144, 255] : [205, 212, 220]
  const brush = paint(width, height, {
    table: chance.pick(tables),
    shadow: [190, 200, 210],
    china: [255, 255, 255],
    rim,
    food: look.food,
    one,
    other,
  })
  brush.ellipse('shadow', [120, 98], [98, 74])
  brush.ellipse('china', [120, 90], [98, 76])
  brush.ring('rim', [120, 90], look.on === 'bowl' ? [92, 70] : [78, 58], 2)
  brush.ellipse('food', [120, 90], [72, 54])
  strew(chance, (name, at, size) =>
    brush.ellipse(name, at, [size, size * 0.75], (x, y) => ((x - 120) / 70) ** 2 + ((y - 90) / 52) ** 2 <= 1),
  )
  return brush.done()
}
