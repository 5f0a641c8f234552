import { describe, test } from 'vitest'

const isGuarded = Symbol.for('kg.refuses-empty-lists')

/** A test of every item of a list would pass unseen where the list has none. A process that runs many files is told with each of them. */
function refuseEmpty(of: typeof test | typeof describe): void {
  if (isGuarded in of) return
  const each = of.each as (this: unknown, ...given: unknown[]) => unknown
  const guarded = function (this: unknown, cases: unknown, ...rest: unknown[]) {
    if (Array.isArray(cases) && cases.length === 0) throw new Error('a test of every item of a list was given none')
    return each.call(this, cases, ...rest)
  }
  Object.assign(of, { each: guarded, [isGuarded]: true })
}
refuseEmpty(test)
refuseEmpty(describe)
