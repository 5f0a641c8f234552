import { expect, test } from 'vitest'
import { missedReadings, warmAlarms } from '../../../src/areas/canteen/fridge/fridge-alarm'

const day = '2026-11-16'
const range = { min: 0, max: 8 }
const at = (clock: string) => `${day} ${clock}:00`

test('a fridge is an alarm after half an hour out of range and another after two, until it was read back', () => {
  const readings = [{ at: at('07:30'), temp: 11 }]
  const stages = (clock: string) => warmAlarms(readings, range, at(clock)).map(({ stage, isOver }) => [stage, isOver])
  expect(stages('08:00')).toEqual([])
  expect(stages('08:01')).toEqual([[30, false]])
  expect(stages('09:31')).toEqual([
    [30, false],
    [120, false],
  ])
  readings.push({ at: at('08:10'), temp: 4 })
  expect(stages('09:31')).toEqual([[30, true]])
  expect(warmAlarms(readings, range, '2026-11-17 08:00:00'), 'what was over yesterday').toEqual([])
})

test('a reading missed an hour after its time is one to be told of', () => {
  const fridges = [{ id: 'f1', enabled: true }]
  const missed = (clock: string) => missedReadings(day, at(clock), fridges, []).map(({ time }) => time)
  expect([missed('08:29'), missed('08:30'), missed('17:30')]).toEqual([[], ['07:30'], ['07:30', '16:30']])
})
