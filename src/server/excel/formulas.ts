import type { Part } from './unfold'

/** A cell of a worksheet that holds a formula and nothing it came to. */
const withoutResult = /<c\b[^>]*>\s*<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f>)\s*<\/c>/

/** Whether some worksheet among the parts of a workbook has formulas that nobody has worked out, as programs write them that know no results. */
export const lacksResults = (parts: readonly Part[]): boolean =>
  parts.some(
    ({ name, bytes }) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name) && bytes.includes('<f') && withoutResult.test(bytes.toString('utf8')),
  )
