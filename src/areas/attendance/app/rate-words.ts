/** A rate with one place after the point, or a dash where there is none. */
export const rateWords = (rate: number | null): string => (rate === null ? '—' : `${rate.toFixed(1)}%`)
