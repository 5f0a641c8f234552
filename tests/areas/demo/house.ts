import { demo } from '../../../src/product'
import type { Given } from '../../../src/server/seed/fill'

/** Days on which a first start is tried: working days, weekends, holidays, a leap day, summer, and the last day of a school year. */
export const someDays = {
  'a Monday': '2026-11-23',
  'a Saturday': '2026-11-21',
  'a make-up Saturday': '2026-10-10',
  'Spring Festival': '2026-02-17',
  'the last day of Spring Festival': '2026-02-23',
  'soon after Spring Festival': '2026-03-07',
  'National Day': '2026-10-01',
  'a leap day': '2028-02-29',
  summer: '2026-07-20',
  'the end of August': '2027-08-31',
  'New Year': '2027-01-01',
} as const

/** What one row holds, for tests that know the noun. `made`: by whom and when it is said to have been added. */
export type Values = Readonly<Record<string, unknown>> & Pick<Given, 'id' | 'made'> & { readonly scope: string }

const plain = ({ id, scope, values, made }: Given): Values => ({ ...values, id, scope: scope ?? 'all', ...(made && { made }) })

type House = Pick<ReturnType<typeof demo>, 'furniture' | 'files'> & { readonly of: (noun: string) => readonly Values[] }

function laid(today: string, told: Parameters<typeof demo>[1]): House {
  const { furniture, files } = demo(today, told)
  const rows = new Map<string, readonly Values[]>()
  const read = (noun: string) => furniture.filter((one) => one.noun.name === noun).flatMap((one) => one.rows.map(plain))
  const of = (noun: string): readonly Values[] => {
    const found = rows.get(noun) ?? read(noun)
    rows.set(noun, found)
    return found
  }
  return { furniture, files, of }
}

const laidBefore = new Map<string, House>()

/**
 * The rows of a demonstration kindergarten by noun. To lay one takes half a second, and several files look at the same days: it is laid once for
 * all of them in a process, so nobody changes a row.
 */
export function house(today: string, told: Parameters<typeof demo>[1] = {}): House {
  const key = JSON.stringify([today, told])
  const found = laidBefore.get(key) ?? laid(today, told)
  laidBefore.set(key, found)
  return found
}

/** How often each value of a field occurs. */
export function frequencies(rows: readonly Values[], field: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[String(row[field])] = (counts[String(row[field])] ?? 0) + 1
  return counts
}
