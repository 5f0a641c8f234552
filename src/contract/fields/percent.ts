/** A share of a whole in percent, to one place after the point. Null when there is no whole. */
export const percent = (part: number, whole: number): number | null => (whole > 0 ? Math.round((part * 1000) / whole) / 10 : null)
