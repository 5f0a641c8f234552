import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marks } from '../../../src/areas/attendance/mark/mark'
import { rollCall } from '../../../src/areas/attendance/sheet/roll-call'
import { child, enrolled, leave, marked, monday, sunflowers } from './class-of-four'

const four = ['lan', 'ming', 'ning', 'wei']
const given = {
  date: monday,
  classId: sunflowers,
  children: four.map((id) => child(id)),
  enrolments: four.map((id) => enrolled(id)),
  records: [] as ReturnType<typeof marked>[],
  leaves: [] as ReturnType<typeof leave>[],
}
const shown = (roll: ReturnType<typeof rollCall>) => roll.tiles.map((tile) => [tile.child.id, tile.mark ?? null, tile.proposed ?? null])

describe('tiles', () => {
  test('nobody is marked at first', () => {
    const roll = rollCall(given)
    expect(shown(roll)).toEqual(four.map((id) => [id, null, null]))
    expect(roll.state).toBe('DRAFT')
    expect(roll.counts).toMatchObject({ expected: 4, present: 0, unmarked: 4 })
  })

  test('stand by child number whatever their mark and the order they come in', () => {
    const children = [child('wei', { studentNo: '002' }), child('lan', { studentNo: '003' }), child('ming', { studentNo: '001' })]
    expect(rollCall({ ...given, children, records: [marked('lan', 'P')] }).tiles.map((tile) => tile.child.id)).toEqual([
      'ming',
      'wei',
      'lan',
    ])
  })

  test('carry the whole child and the whole record', () => {
    const roll = rollCall({ ...given, children: [child('lan', { allergies: ['egg'] })], records: [marked('lan', 'S', { cause: '01' })] })
    expect(roll.tiles[0]?.child).toMatchObject({ allergies: ['egg'] })
    expect(roll.tiles[0]?.record).toMatchObject({ cause: '01' })
  })

  test('records of other days do not show', () => {
    expect(shown(rollCall({ ...given, records: [{ ...marked('lan', 'P'), date: '2026-09-04' }] }))[0]).toEqual(['lan', null, null])
  })
})

describe('a child nobody has marked', () => {
  test.each([
    [{ type: 'S' }, 'S'],
    [{ type: 'A' }, 'A'],
    [{ type: 'O' }, 'A'],
    [{ halfDay: 'AM' }, 'L'],
    [{ halfDay: 'PM' }, 'E'],
    [{ status: 'PENDING' }, null],
    [{ status: 'REJECTED' }, null],
    [{ status: 'CANCELLED' }, null],
    [{ status: null }, null],
    [{ fromDate: '2026-09-01', toDate: '2026-09-06' }, null],
    [{ fromDate: '2026-09-08', toDate: '2026-09-09' }, null],
    [{ fromDate: '2026-09-01', toDate: monday }, 'S'],
    [{ fromDate: monday, toDate: '2026-09-30' }, 'S'],
  ])('with leave %j is offered %s', (facts, offered) => {
    expect(shown(rollCall({ ...given, leaves: [leave('ming', facts)] }))[1]).toEqual(['ming', null, offered])
  })

  test('an offer is not counted before it is saved', () => {
    expect(rollCall({ ...given, leaves: [leave('ming')] }).counts).toMatchObject({ sick: 0, unmarked: 4 })
  })

  test('a whole day of leave goes before half a day', () => {
    const roll = rollCall({ ...given, leaves: [leave('ming', { id: 'half', halfDay: 'AM' }), leave('ming', { id: 'whole', type: 'A' })] })
    expect(shown(roll)[1]).toEqual(['ming', null, 'A'])
    expect(roll.tiles[1]?.leave?.id).toBe('whole')
  })

  test.each([
    ['2026-09-06', null],
    [monday, 'H'],
    ['2026-09-20', 'H'],
    [null, null],
  ])('kept at home until %s is offered %s', (quarantineUntil, offered) => {
    const children = [child('lan', { quarantineUntil })]
    expect(shown(rollCall({ ...given, children }))).toEqual([['lan', null, offered]])
  })

  test('being kept at home goes before leave', () => {
    const roll = rollCall({ ...given, children: [child('lan', { quarantineUntil: monday })], leaves: [leave('lan')] })
    expect(shown(roll)).toEqual([['lan', null, 'H']])
    expect(roll.tiles[0]?.isQuarantined).toBe(true)
  })
})

describe('opening again', () => {
  test.each(['DRAFT', 'SUBMITTED', 'TRACED', 'CLOSED', 'REOPENED'])('a sheet that is %s shows what was saved, not defaults', (status) => {
    const roll = rollCall({
      ...given,
      records: [marked('lan', 'U'), marked('ming', 'P')],
      leaves: [leave('lan'), leave('ming')],
      sheet: { status },
    })
    expect(shown(roll).slice(0, 2)).toEqual([
      ['lan', 'U', null],
      ['ming', 'P', null],
    ])
    expect(roll.state).toBe(status)
  })

  test('a sheet not yet written by the server is being marked', () => {
    expect(rollCall({ ...given, sheet: { status: null } }).state).toBe('DRAFT')
  })
})

describe('who belongs', () => {
  const ids = (more: Partial<typeof given>) => rollCall({ ...given, ...more }).tiles.map((tile) => tile.child.id)

  test.each([
    [{ beginDate: monday }, 1],
    [{ beginDate: '2026-09-08' }, 0],
    [{ endDate: monday }, 1],
    [{ endDate: '2026-09-06' }, 0],
    [{ classId: 'class-2' }, 0],
  ])('an enrolment with %j counts %i', (facts, number) => {
    expect(ids({ children: [child('lan')], enrolments: [enrolled('lan', facts)] })).toHaveLength(number)
  })

  test.each([
    ['10', 0],
    ['20', 1],
    ['30', 0],
    ['40', 0],
    ['50', 0],
    ['60', 0],
  ])('a child in state %s with an open enrolment counts %i', (status, number) => {
    expect(ids({ children: [child('lan', { status })], enrolments: [enrolled('lan')] })).toHaveLength(number)
  })

  test('a child who has left since was expected while its enrolment ran', () => {
    expect(ids({ children: [child('lan', { status: '40' })], enrolments: [enrolled('lan', { endDate: '2026-09-30' })] })).toEqual(['lan'])
  })

  test('a saved mark stays although the enrolment is gone', () => {
    expect(ids({ children: [child('lan')], enrolments: [], records: [marked('lan', 'S')] })).toEqual(['lan'])
  })

  test('a child marked in another class that day stands only there', () => {
    const records = [{ ...marked('lan', 'P'), classId: 'class-2' }]
    expect(ids({ children: [child('lan')], records })).toEqual([])
    expect(ids({ children: [child('lan')], records, classId: 'class-2' })).toEqual(['lan'])
  })
})

test('each mark is counted once, and all of them add up to the expected', () => {
  const mark = fc.option(fc.constantFrom(...marks), { nil: undefined })
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 40 }), (chosen) => {
      const ids = chosen.map((_, at) => `c${String(at).padStart(2, '0')}`)
      const records = chosen.flatMap((one, at) => (one ? [marked(ids[at] ?? '', one)] : []))
      const { counts, tiles } = rollCall({
        ...given,
        children: ids.map((id) => child(id)),
        enrolments: ids.map((id) => enrolled(id)),
        records,
      })
      expect(tiles).toHaveLength(chosen.length)
      expect(counts.present + counts.sick + counts.leave + counts.unknown + counts.quarantine + counts.unmarked).toBe(counts.expected)
      expect(counts.expected).toBe(chosen.filter((one) => one !== 'N').length)
      expect(counts.late + counts.early).toBeLessThanOrEqual(counts.present)
    }),
    { numRuns: 200 },
  )
})
