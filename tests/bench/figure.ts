/** What a figure should be, in words, and whether it is. */
type Aim = { readonly aim: string; readonly met: boolean }
/** One line of the table: a figure with its aim, or what figures of ours are compared with, which nobody here can make better. */
export type Figure = { readonly what: string; readonly measured: string } & (Aim | { readonly baseline: true })

/** Something that is measured: a name to ask for it, and what it finds. */
export type Bench = { readonly name: string; readonly says: string; readonly run: () => Promise<Figure[]> }

const inMs = (ms: number) => `${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms`
const perSecond = (value: number, unit: string) => `${Math.round(value)} ${unit}/s`
const atLeast = (value: number, least: number, say: (value: number) => string): Aim => ({ aim: `>= ${say(least)}`, met: value >= least })
const atMost = (value: number, most: number, say: (value: number) => string): Aim => ({ aim: `<= ${say(most)}`, met: value <= most })

export const ratio = (what: string, value: number, least: number): Figure => ({
  what,
  measured: value.toFixed(2),
  ...atLeast(value, least, String),
})

export const growth = (what: string, value: number, most: number): Figure => ({
  what,
  measured: `${value.toFixed(2)}x`,
  ...atMost(value, most, (times) => `${times}x`),
})

/** At most `most` milliseconds. */
export const time = (what: string, ms: number, most: number): Figure => ({ what, measured: inMs(ms), ...atMost(ms, most, inMs) })

/** At least `least` of them per second, on two cores. */
export const rate = (what: string, value: number, unit: string, least: number): Figure => ({
  what,
  measured: perSecond(value, unit),
  ...atLeast(value, least, (count) => perSecond(count, unit)),
})

/** At most `most` of a unit such as KB. */
export const amount = (what: string, value: number, unit: string, most: number): Figure => {
  const say = (count: number) => `${count < 10 ? count.toFixed(1) : Math.round(count)} ${unit}`
  return { what, measured: say(value), ...atMost(value, most, say) }
}

/** How often per second, or how long in milliseconds, it goes without the product. */
export const bareRate = (what: string, value: number, unit: string): Figure => ({ what, measured: perSecond(value, unit), baseline: true })
export const bareTime = (what: string, ms: number): Figure => ({ what, measured: inMs(ms), baseline: true })

export const isMissed = (figure: Figure): boolean => 'aim' in figure && !figure.met

const verdictOf = (figure: Figure) => ('aim' in figure ? `aim ${figure.aim}  ${figure.met ? 'met' : 'missed'}` : 'to compare with')

/** The figures of a bench under its name, one line each, its aim beside it. */
export function tableOf({ name, says }: Bench, figures: readonly Figure[]): string {
  const widest = (read: (figure: Figure) => string) => Math.max(...figures.map((figure) => read(figure).length))
  const [what, measured] = [widest((figure) => figure.what), widest((figure) => figure.measured)]
  const lines = figures.map((figure) => `  ${figure.what.padEnd(what)}  ${figure.measured.padStart(measured)}  ${verdictOf(figure)}`)
  return [`\n${name}: ${says}`, ...lines].join('\n')
}
