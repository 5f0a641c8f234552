/** A colour as its red, green and blue, 0 to 255 each. */
type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`. Throws for anything else. */
function rgbOf(hex: string): Rgb {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!parts) throw new Error(`no colour: ${hex}`)
  const [, red = '', green = '', blue = ''] = parts
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** So much of `other`, 0 to 1, in `one`. */
const mixed = (one: string, other: string, share: number): string => {
  const [from, to] = [rgbOf(one), rgbOf(other)]
  const part = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share
  return hexOf([part(0), part(1), part(2)])
}

function lightOf(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** How far two colours stand apart, 1 to 21, as WCAG counts. */
export function contrastOf(one: string, other: string): number {
  const [less = 0, more = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

/** The colour with as little of `end` in it as it needs to stand out from every ground. */
function until(hex: string, end: string, grounds: readonly string[], least: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const found = mixed(hex, end, share)
    if (grounds.every((ground) => contrastOf(found, ground) >= least)) return found
  }
  return end
}

/** What a colour of a house comes to, so that everything painted with it can be read. Each is a colour as `#rrggbb`. */
export type Shades = {
  /** Lines, icons, the ring around what has the focus: 3 on the page. */
  readonly accent: string
  /** Letters and links, and the ground of the main button: 4.5 on the page, and under what stands on it. */
  readonly strong: string
  readonly onStrong: string
  /** The ground of what is chosen, and the letters on it. */
  readonly soft: string
  readonly onSoft: string
}

const light = { page: ['#ffffff', '#f5f7fa'], card: '#ffffff', ink: '#000000', on: '#ffffff', tint: 0.9 } as const
const dark = { page: ['#0f1720', '#16202b', '#1c2834'], card: '#0f1720', ink: '#ffffff', on: '#0f1720', tint: 0.78 } as const

/** The shades of a colour in the light or the dark theme. Throws where it is no colour. */
export function shadesOf(hex: string, theme: 'light' | 'dark'): Shades {
  const { page, card, ink, on, tint } = theme === 'dark' ? dark : light
  const soft = mixed(hex, card, tint)
  return {
    accent: until(hex, ink, page, 3),
    strong: until(hex, ink, [...page, soft, on], 4.6),
    onStrong: on,
    soft,
    onSoft: until(hex, ink, [...page, soft], 5.6),
  }
}
