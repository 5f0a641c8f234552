import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inOneLine, type Report } from '../run/report'

/** The one check that tells of the machine and not of the product: whether enough was done while enough went wrong. */
export const wasOne = 'the storm was one'

/**
 * What a storm came to, as the run it is part of reads it: a storm is one test. Where every other check held and people only got too little done
 * beside all else that went on, it was late.
 */
export function outcomeOf(wrong: Readonly<Record<string, readonly string[]>>): Report {
  const failed = Object.entries(wrong)
    .filter(([, faults]) => faults.length > 0)
    .map(([place, [first]]) => ({ place, says: inOneLine(place, first) }))
  const isLate = failed.length === 1 && failed[0]?.place === wasOne
  return {
    count: { passed: failed.length === 0 ? 1 : 0, failed: failed.length },
    taken: [],
    failed: failed.map(({ says }) => says),
    late: isLate ? failed : [],
  }
}

export function writeOutcome(file: string, wrong: Readonly<Record<string, readonly string[]>>): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(outcomeOf(wrong)))
}
