import { describe, expect, test } from 'vitest'
import { absenceRun, traceOf } from '../../../src/areas/attendance/mark/absence-run'

// Thursday, Friday, then Monday to Wednesday.
const days = ['2026-09-03', '2026-09-04', '2026-09-07', '2026-09-08', '2026-09-09']
const open = new Set(days)
const records = (word: string) => [...word].flatMap((status, at) => (status === '-' ? [] : [{ date: days[at] ?? '', status }]))
const run = (word: string, at: number) => absenceRun(records(word), open, days[at] ?? '')?.dates.map((date) => days.indexOf(date))

describe('a run of absent days', () => {
  test.each([
    ['PPPPP', 2, undefined],
    ['PPSPP', 2, [2]],
    ['PSSPP', 2, [1, 2]],
    ['SSSSS', 2, [0, 1, 2, 3, 4]],
    ['SPSSP', 2, [2, 3]],
    ['SLSPS', 2, [2]],
    ['SESPS', 2, [2]],
    ['UAHSP', 1, [0, 1, 2, 3]],
    ['S-S--', 2, [0, 2]],
    ['SNSPP', 2, [0, 2]],
    ['--S--', 3, undefined],
  ])('in %s around place %i is %j', (word, at, places) => expect(run(word, at)).toEqual(places))

  test('records of closed days count for nothing', () => {
    const found = absenceRun(
      [...records('-S---'), { date: '2026-09-05', status: 'P' }, { date: '2026-09-06', status: 'S' }, ...records('--S--')],
      open,
      '2026-09-07',
    )
    expect(found?.dates).toEqual(['2026-09-04', '2026-09-07'])
  })

  test.each([
    ['S', true],
    ['U', true],
    ['A', false],
    ['H', false],
    ['AAS', true],
    ['AH', false],
    ['N', undefined],
  ])('of %s needs a trace: %s', (word, needs) => {
    expect(absenceRun(records(word), open, days[word.length - 1] ?? '')?.needsTrace).toBe(needs)
  })
})

describe('the trace of a run', () => {
  const found = absenceRun(records('PSSSP'), open, '2026-09-07')
  if (!found) throw new Error('a run was expected')
  const trace = (id: string, firstDate: string, childId = 'lan') => ({ id, firstDate, childId })

  test.each([
    ['that begins with it', '2026-09-04', 'one'],
    ['that begins within it', '2026-09-08', 'one'],
    ['before it', '2026-09-03', undefined],
    ['after it', '2026-09-09', undefined],
  ])('one %s', (_, firstDate, id) => expect(traceOf(found, 'lan', [trace('one', firstDate)])?.id).toBe(id))

  test("another child's is not taken", () => expect(traceOf(found, 'lan', [trace('one', '2026-09-04', 'wei')])).toBeUndefined())
  test('the earliest of several is taken', () => {
    expect(traceOf(found, 'lan', [trace('two', '2026-09-07'), trace('one', '2026-09-04')])?.id).toBe('one')
  })
})
