import { type Random, random } from '../random'
import { type Brush, type FaceColour, hairOf, type Sitter } from './hair'
import { paint } from './paint'
import type { Colour } from './png'

const hex = (code: string): Colour => {
  const part = (at: number) => Number.parseInt(code.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}
const all = (...codes: string[]): Colour[] => codes.map(hex)

/** The calm grounds and the clear colours of the product. */
const grounds = all('d6e9fb', 'd8eedf', 'fbe7bf', 'f8dcd8', 'd3ecf2', 'e6e0f3', 'e4e7ec')
const cloths = all('1890ff', '0e7490', '2f9e57', 'e9a23b', 'd9605a', '7c6bb0', '4b6a8a', 'e58fb0')
const skins = all('fbe0c8', 'f6d3b3', 'f2c79f', 'e8b88a', 'd9a374')
const shades = all('f0c9a8', 'e9bd95', 'e3b083', 'd4a072', 'c28b5c')
const hairs = all('2b2320', '3a2a22', '1f1b1b', '54382a')
const greys = all('8a8f98', '6c6f76')

function coloursFor(chance: Random, sitter: Sitter): Record<FaceColour, Colour> {
  const skin = chance.whole(0, skins.length - 1)
  const [cloth, band] = chance.shuffled(cloths)
  const isGrown = sitter === 'man' || sitter === 'woman'
  return {
    ground: chance.pick(grounds),
    skin: skins[skin] ?? [0, 0, 0],
    shade: shades[skin] ?? [0, 0, 0],
    hair: chance.pick(isGrown && chance.chance(0.25) ? greys : hairs),
    ink: hex('2a2320'),
    white: hex('ffffff'),
    cheek: hex('f0a08c'),
    mouth: hex('b4493f'),
    cloth: cloth ?? [0, 0, 0],
    trim: chance.pick(grounds),
    band: band ?? [0, 0, 0],
  }
}

function drawClothes(brush: Brush, chance: Random, isGrown: boolean): void {
  brush.ellipse('cloth', [120, 268], [94, 82])
  const pattern = chance.pick(['plain', 'stripes', 'collar', isGrown ? 'collar' : 'straps'])
  const onCloth = (x: number, y: number) => ((x - 120) / 94) ** 2 + ((y - 268) / 82) ** 2 <= 1
  if (pattern === 'stripes') for (const y of [204, 220, 236]) brush.box('trim', [20, y], [220, y + 6], onCloth)
  if (pattern === 'straps') for (const x of [76, 150]) brush.box('band', [x, 184], [x + 14, 240], onCloth)
  brush.box('shade', [104, 164], [136, 192])
  brush.ellipse('shade', [120, 192], [22, 12])
  if (pattern === 'collar') for (const x of [100, 140]) brush.ellipse('trim', [x, 200], [18, 9])
}

function drawFace(brush: Brush, chance: Random, isGrown: boolean): void {
  for (const x of [58, 182]) brush.ellipse('skin', [x, 128], [13, 15])
  brush.ellipse('skin', [120, 122], isGrown ? [58, 66] : [62, 62])
  const eye = isGrown ? 6 : 8
  for (const x of [95, 145]) {
    brush.ellipse('ink', [x, 130], [eye, eye + 1])
    brush.ellipse('white', [x + 2, 127], [2.4, 2.4])
    brush.ellipse('cheek', [x + (x < 120 ? -12 : 12), 152], [11, 6])
    if (isGrown) brush.ring('ink', [x, 122], [13, 9], 1.6, (_, y) => y < 116)
  }
  brush.ellipse('shade', [120, 143], [4, 3])
  if (chance.chance(0.35)) brush.ellipse('mouth', [120, 154], [15, 14], (_, y) => y > 154)
  else brush.ring('mouth', [120, 150], [15, 12], 2, (_, y) => y > 155)
  if (chance.chance(isGrown ? 0.4 : 0.12)) {
    for (const x of [95, 145]) brush.ring('ink', [x, 131], [19, 17], 1.8)
    brush.box('ink', [113, 128], [127, 131])
  }
}

/** The edge of a drawing in pixels. */
const edge = 240

/** Somebody who is nobody: a friendly flat face, each number its own. The same on every machine, byte for byte. */
export function drawSitter(seed: number, sitter: Sitter, number: number): Uint8Array {
  const chance = random(seed, `face ${sitter} ${number}`)
  const isGrown = sitter === 'man' || sitter === 'woman'
  const brush = paint(edge, edge, coloursFor(chance, sitter))
  const styles = hairOf[sitter]
  const hair = styles[number % styles.length] ?? styles[0]
  hair.behind(brush)
  drawClothes(brush, chance, isGrown)
  drawFace(brush, chance, isGrown)
  hair.front(brush)
  return brush.done()
}
