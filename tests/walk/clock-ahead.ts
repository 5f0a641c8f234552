import { dayOf } from '../../src/contract/time'

/** Milliseconds from now to a time of today in the kindergarten, such as `08:30`; less than none when it is past. */
export const aheadTo = (time: string, now = new Date()): number => Date.parse(`${dayOf(now)}T${time}:00+08:00`) - now.getTime()

/** Makes the clock of a page go so many milliseconds ahead. It goes on as it does anyway. */
export const clockScript = (ahead: number): string => `
  const Own = Date
  globalThis.Date = class extends Own {
    constructor(...given) {
      if (given.length === 0) super(Own.now() + ${ahead})
      else super(...given)
    }
    static now() {
      return Own.now() + ${ahead}
    }
  }`
