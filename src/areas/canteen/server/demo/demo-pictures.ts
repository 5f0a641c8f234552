import { hashOf } from '../../../../server/seed/fill-files'
import { type DemoStaff, holdersOf } from '../../../demo/published/demo-staff'
import { type Colour, described, png } from '../../../demo/published/drawing/png'
import { random } from '../../../demo/published/random'

const foods: Readonly<Record<string, Colour>> = {
  staple: [242, 236, 220],
  congee: [232, 214, 170],
  meat: [150, 88, 56],
  mixed: [186, 132, 78],
  vegetable: [96, 148, 70],
  egg: [244, 204, 88],
  soup: [214, 176, 112],
  snack: [224, 182, 130],
  fruit: [226, 112, 84],
  drink: [250, 248, 240],
}
const paper: Colour = [255, 255, 255]
const ink: Colour = [40, 44, 60]
const steel: Colour = [176, 182, 188]
const rim: Colour = [120, 126, 132]
const table: Colour = [222, 226, 228]

/** A drawing of a steel box with food of a kind in it and a label in front: plainly a drawing, so that nobody takes it for evidence. */
function boxPicture(dishType: string): Uint8Array {
  const inside = (x: number, y: number) => ((x * 7 + y * 13 + ((x * y) >> 4)) % 23 === 0 ? 2 : 5)
  return png(160, 120, [paper, ink, steel, rim, table, foods[dishType] ?? paper], (x, y) => {
    const round = ((x - 80) / 62) ** 4 + ((y - 52) / 37) ** 4
    if (y > 92 && y < 113 && x > 48 && x < 112) return y % 6 < 2 && x > 53 && x < 103 - ((y * 7) % 20) ? 1 : 0
    if (round < 0.78) return inside(x, y)
    if (round < 1) return 3
    return round < 1.12 ? 2 : 4
  })
}

/** A stroke of a pen, different for each name. */
function signaturePicture(seed: number, name: string): Uint8Array {
  const chance = random(seed, `signature ${name}`)
  const waves = [1, 2, 3, 4].map((at) => ({ size: chance.whole(8, 20) / at, pace: at * (0.05 + chance.next() / 20), at }))
  const line = (x: number) => 40 + waves.reduce((sum, { size, pace, at }) => sum + size * Math.sin(x * pace + at), 0)
  return png(200, 80, [paper, ink], (x, y) => {
    const isNear = x > 16 && x < 184 && Math.abs(y - line(x)) < 1.4 + Math.abs(line(x + 1) - line(x)) / 1.5
    return isNear ? 1 : 0
  })
}

/** Draws pictures for records, each record its own, and keeps them until they are stored. Answers the hash a picture goes by. */
export type DemoPictures = {
  /** A box with a kind of dish in it, photographed for a record. */
  readonly box: (dishType: string, record: string) => string
  /** The signature somebody of the kitchen has given for a record. */
  readonly sign: (who: DemoStaff, record: string) => string
  /** What was drawn so far. */
  readonly all: () => readonly Uint8Array[]
}

/** The same record gets the same picture, whatever the day. */
export function demoPictures(seed: number, staff: readonly DemoStaff[]): DemoPictures {
  const signers = [...holdersOf(staff, 'cook'), ...holdersOf(staff, 'canteenMgr')]
  const boxes = new Map(Object.keys(foods).map((kind) => [kind, boxPicture(kind)]))
  const signs = new Map(signers.map(({ id, name }) => [id, signaturePicture(seed, name)]))
  const drawn = new Map<string, Uint8Array>()
  const draw = (picture: Uint8Array | undefined, record: string): string => {
    if (!picture) return ''
    const bytes = described(picture, record)
    const sha = hashOf(bytes)
    drawn.set(sha, bytes)
    return sha
  }
  return {
    box: (kind, record) => draw(boxes.get(kind), record),
    sign: ({ id }, record) => draw(signs.get(id), record),
    all: () => [...drawn.values()],
  }
}
