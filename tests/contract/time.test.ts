import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateTimeOf, instant, zone } from '../../src/contract/time'

const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
const clock = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: zone, hourCycle: 'h23' })

/** China has kept one offset since summer time was given up in 1991; nothing the kindergarten dates is older. */
const moments = fc.date({ min: new Date('1992-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })

test('the wall clock of the kindergarten shows what its zone says, whatever the moment', () => {
  fc.assert(fc.property(moments, (at) => void expect(dateTimeOf(at)).toBe(clock.format(at))))
})

test('a time of the wall clock is the moment it shows, to the second', () => {
  fc.assert(fc.property(moments, (at) => void expect(instant(dateTimeOf(at)).getTime()).toBe(Math.floor(at.getTime() / 1000) * 1000)))
})
