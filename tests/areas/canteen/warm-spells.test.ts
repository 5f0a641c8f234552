import { describe, expect, test } from 'vitest'
import { warmSpells } from '../../../src/areas/canteen/fridge/warm-spells'

const range = { min: 0, max: 8 }
const at = (clock: string, temp: number) => ({ at: `2026-11-16 ${clock}:00`, temp })
const spells = (readings: ReturnType<typeof at>[], now = '2026-11-16 18:00:00') => warmSpells(readings, range, now)

describe('a fridge out of its range', () => {
  test('is no matter while every reading is in it, its ends included', () => {
    expect(spells([at('07:30', 0), at('16:30', 8)])).toEqual([])
  })

  test('for an hour and no longer is no matter', () => {
    expect(spells([at('07:30', 9), at('08:30', 4)])).toEqual([])
    expect(spells([at('07:30', 9), at('08:31', 4)])).toEqual([{ from: '2026-11-16 07:30:00', until: '2026-11-16 08:31:00', worst: 9 }])
  })

  test('counts until somebody has read it back in, with its worst temperature', () => {
    expect(spells([at('07:30', 9), at('08:00', 12.5), at('09:00', 10), at('09:40', 5), at('16:30', 4)])).toEqual([
      { from: '2026-11-16 07:30:00', until: '2026-11-16 09:40:00', worst: 12.5 },
    ])
  })

  test('that nobody has read again is taken to be out still', () => {
    expect(spells([at('07:30', 9)], '2026-11-16 08:30:00')).toEqual([])
    expect(spells([at('07:30', 9)])).toEqual([{ from: '2026-11-16 07:30:00', until: '2026-11-16 18:00:00', worst: 9 }])
  })

  test('too cold is out of range as well, and further out is worse', () => {
    expect(spells([at('07:30', -1), at('07:40', -3), at('07:50', 9), at('12:00', 4)])).toMatchObject([{ worst: -3 }])
  })

  test('readings that arrive in any order make the same spell, and those to come are not looked at', () => {
    const readings = [at('09:40', 5), at('07:30', 9), at('23:00', 20)]
    expect(spells(readings)).toEqual(spells([...readings].reverse()))
    expect(spells(readings)).toHaveLength(1)
  })
})
