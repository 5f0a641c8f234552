/** One line of the table. `aim` is what the figure should be; a figure without one is there to be known. */
export type Figure = { readonly what: string; readonly measured: string; readonly aim?: string; readonly met?: boolean }

/** Something that is measured: a name to ask for it, and what it finds. */
export type Bench = { readonly name: string; readonly says: string; readonly run: () => Promise<Figure[]> }

export const ratio = (what: string, value: number, least?: number): Figure => ({
  what,
  measured: value.toFixed(2),
  ...(least === undefined ? {} : { aim: `>= ${least}`, met: value >= least }),
})

export const growth = (what: string, value: number, most: number): Figure => ({
  what,
  measured: `${value.toFixed(2)}x`,
  aim: `<= ${most}x`,
  met: value <= most,
})

export const time = (what: string, ms: number, most?: number): Figure => ({
  what,
  measured: `${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms`,
  ...(most === undefined ? {} : { aim: `<= ${most} ms`, met: ms <= most }),
})

export const rate = (what: string, perSecond: number, unit: string): Figure => ({ what, measured: `${Math.round(perSecond)} ${unit}/s` })

/** The figures of a bench under its name, one line each. */
export function tableOf({ name, says }: Bench, figures: readonly Figure[]): string {
  const widest = (read: (figure: Figure) => string) => Math.max(...figures.map((figure) => read(figure).length))
  const [what, measured] = [widest((figure) => figure.what), widest((figure) => figure.measured)]
  const lines = figures.map((figure) => {
    const verdict = figure.aim ? `  aim ${figure.aim}  ${figure.met ? 'met' : 'MISSED'}` : ''
    return `  ${figure.what.padEnd(what)}  ${figure.measured.padStart(measured)}${verdict}`
  })
  return [`\n${name}: ${says}`, ...lines].join('\n')
}
