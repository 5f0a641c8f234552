import { describe, test } from 'vitest'

/** A test of every item of a list would pass unseen where the list has none. */
function refuseEmpty(of: typeof test | typeof describe): void {
  const each = of.each as (this: unknown, ...given: unknown[]) => unknown
  const guarded = function (this: unknown, cases: unknown, ...rest: unknown[]) {
    if (Array.isArray(cases) && cases.length === 0) throw new Error('a test of every item of a list was given none')
    return each.call(this, cases, ...rest)
  }
  Object.assign(of, { each: guarded })
}
refuseEmpty(test)
refuseEmpty(describe)
