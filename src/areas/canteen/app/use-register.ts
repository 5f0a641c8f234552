import { useMemo } from 'react'
import { addDays } from '../../../contract/time'
import { type DishCount, daysWithoutMenu, dishCount, registerMeals } from '../register-meals'
import { RetainedSample } from '../retained-sample'
import { type RegisterGroup, registerGroups, sampleRegister } from '../sample-register'
import type { PaperAddress } from './paper-address'
import { registerHash } from './register-hash'
import type { Papers } from './use-papers'

/** Days of samples and menus a device holds. */
const heldDays = RetainedSample.offline.days ?? 0

/** The register of some days, ready to be printed. */
export type Register = {
  readonly groups: readonly RegisterGroup[]
  /** The dishes of meals that were served, and of those that are still to be. */
  readonly served: DishCount
  readonly ahead: DishCount
  /** Samples that count. */
  readonly boxes: number
  /** Open days nobody can tell of what is missing, for no menu is in force. */
  readonly withoutMenu: readonly string[]
  /** The first day this device knows of, where the register asks for earlier ones. */
  readonly heldFrom: string | undefined
  readonly hash: string
  /** Whether a paper that was scanned still says what the records say. */
  readonly verdict: { readonly at: string; readonly kind: 'same' | 'older' | 'changed' } | undefined
}

function registerOf(papers: Papers, { from, to, checked }: PaperAddress, now: string): Register {
  const today = now.slice(0, 10)
  const oldest = addDays(today, -heldDays)
  const heldFrom = from < oldest ? oldest : undefined
  const known = { ...papers, from: heldFrom ?? from, to: to > today ? today : to }
  const meals = registerMeals({ ...known, now })
  const rows = sampleRegister({ ...papers, from, to, now, meals })
  const printed = { ...papers, from, to }
  const kind = !checked || registerHash({ ...printed, form: checked.form }) === checked.hash ? 'same' : heldFrom ? 'older' : 'changed'
  return {
    groups: registerGroups(meals, rows),
    served: dishCount(meals.filter(({ isServed }) => isServed)),
    ahead: dishCount(meals.filter(({ isServed }) => !isServed)),
    boxes: rows.filter(({ kind: of, state }) => of === 'sample' && state !== 'VOID').length,
    withoutMenu: daysWithoutMenu(known, papers.calendar, today),
    heldFrom,
    hash: registerHash({ ...printed, form: '2' }),
    verdict: checked && { at: checked.at, kind },
  }
}

/** What the register of the chosen days says at this minute. Undefined while loading. */
export function useRegister(papers: Papers | undefined, address: PaperAddress, now: string): Register | undefined {
  const minute = `${now.slice(0, 16)}:00`
  const { from, to, checked } = address
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is another object each time; these are what it says of the register
  return useMemo(() => papers && registerOf(papers, address, minute), [papers, from, to, checked, minute])
}
