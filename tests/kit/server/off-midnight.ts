import { dateTimeOf } from '../../../src/contract/time'

const minute = 60_000
/** Milliseconds before midnight within which no test file begins: longer than any of them takes. */
const close = 30 * minute

/** How far the clock of a test file is set back, in milliseconds: what is today when it begins must be today when it ends. */
export function setBack(now: Date): number {
  const later = new Date(now.getTime() + close)
  return dateTimeOf(now).slice(0, 10) === dateTimeOf(later).slice(0, 10) ? 0 : close
}

const by = setBack(new Date())
if (by > 0) {
  const Real = Date
  globalThis.Date = new Proxy(Real, {
    construct: (_, given: [], made) => Reflect.construct(Real, given.length === 0 ? [Real.now() - by] : given, made),
    get: (_, name) => (name === 'now' ? () => Real.now() - by : Reflect.get(Real, name)),
  })
}
