import type { Paint } from './paint'

/** Colours of a face. */
export type FaceColour = 'ground' | 'skin' | 'shade' | 'hair' | 'ink' | 'white' | 'cheek' | 'mouth' | 'cloth' | 'trim' | 'band'

export type Brush = Paint<FaceColour>

/** A way to wear one's hair: what lies behind the head, and what falls over it. The head's middle is at 120, 122 of 240 pixels. */
export type Hair = { readonly behind: (brush: Brush) => void; readonly front: (brush: Brush) => void }

/** Hair on the head down to a line across the forehead. */
const cap = (brush: Brush, line: (x: number) => number) => brush.ellipse('hair', [120, 116], [66, 66], (x, y) => y < line(x))
const none = () => undefined

const short: Hair = { behind: none, front: (brush) => cap(brush, (x) => 92 + ((x - 120) / 30) ** 2 * 4) }
const bowl: Hair = {
  behind: (brush) => brush.ellipse('hair', [120, 116], [69, 66], (_, y) => y < 138),
  front: (brush) => cap(brush, () => 100),
}
const spiky: Hair = {
  behind: none,
  front(brush) {
    for (const x of [76, 98, 120, 142, 164]) brush.ellipse('hair', [x, 66 - (120 - Math.abs(x - 120)) / 12], [16, 24])
    cap(brush, (x) => 84 + Math.abs(((x + 4) % 24) - 12))
  },
}
const parted: Hair = { behind: none, front: (brush) => cap(brush, (x) => (x < 96 ? 112 - (96 - x) / 3 : 80 + (x - 96) / 3)) }
const bob: Hair = {
  behind(brush) {
    brush.ellipse('hair', [120, 116], [76, 74])
    brush.box('hair', [46, 116], [194, 172])
  },
  front: (brush) => cap(brush, () => 98),
}
const long: Hair = {
  behind(brush) {
    brush.ellipse('hair', [120, 116], [74, 72])
    brush.box('hair', [48, 116], [192, 206], (x, y) => y < 190 || Math.abs(x - 120) < 72 - (y - 190))
  },
  front: (brush) => cap(brush, (x) => 84 + Math.abs(x - 112) / 2.4),
}
const pigtails: Hair = {
  behind(brush) {
    for (const x of [44, 196]) {
      brush.ellipse('hair', [x, 160], [22, 40])
      brush.ellipse('band', [x + (x < 120 ? 8 : -8), 124], [11, 9])
    }
  },
  front: (brush) => cap(brush, (x) => 82 + Math.abs(x - 120) / 2.2),
}
const buns: Hair = {
  behind(brush) {
    for (const x of [70, 170]) {
      brush.ellipse('hair', [x, 56], [26, 26])
      brush.ring('band', [x, 62], [20, 14], 3)
    }
  },
  front: (brush) => cap(brush, () => 96),
}
const ponytail: Hair = {
  behind(brush) {
    brush.ellipse('hair', [190, 128], [24, 58])
    brush.ellipse('band', [176, 84], [12, 12])
  },
  front: (brush) => cap(brush, (x) => 78 + (x - 60) / 3.4),
}
const topBun: Hair = {
  behind(brush) {
    brush.ellipse('hair', [120, 40], [28, 26])
    brush.ring('band', [120, 54], [24, 10], 3)
  },
  front: (brush) => cap(brush, (x) => 82 + Math.abs(x - 128) / 2.6),
}

/** By whom it is worn in these drawings. */
export const hairOf = {
  boy: [short, bowl, spiky, parted],
  girl: [bob, pigtails, buns, ponytail, long],
  man: [short, parted, spiky],
  woman: [bob, long, ponytail, topBun],
} as const satisfies Readonly<Record<string, readonly Hair[]>>
export type Sitter = keyof typeof hairOf
