import { percent } from '../../contract/fields/percent'

/** Child-days present of child-days expected, in percent. Null when nobody was expected. */
export const attendanceRate = (of: { readonly present: number; readonly expected: number }): number | null =>
  percent(of.present, of.expected)

/** A rate with one place after the point, or a dash where there is none. */
export const rateWords = (rate: number | null): string => (rate === null ? '—' : `${rate.toFixed(1)}%`)
