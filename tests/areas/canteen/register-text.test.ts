import { describe, expect, test } from 'vitest'
import { registerText } from '../../../src/areas/canteen/register/register-text'

const date = '2026-11-18'
const sample = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  date,
  mealType: 'L',
  dishId: 'rice',
  batch: 1,
  weightG: 130,
  sampleTime: `${date} 11:05:00`,
  samplerId: 'cook',
  fridgeId: 'f1',
  slotNo: '1',
  fridgeTempAtIn: 4.2,
  status: 'KEEPING',
  ...more,
})
const excuse = (more: Record<string, unknown> = {}) => ({
  id: 'x',
  date,
  mealType: 'L',
  dishId: 'milk',
  cause: 'notServed',
  status: 'VALID',
  ...more,
})
const menu = (dishIds = ['rice', 'milk']) => [{ meal: 'L', dishIds }] as const
const text = (
  samples: readonly ReturnType<typeof sample>[],
  exceptions: readonly ReturnType<typeof excuse>[] = [],
  to = date,
  menuOf: Parameters<typeof registerText>[0]['menuOf'] = () => menu(),
) => registerText({ form: '2', from: date, to, samples, exceptions, menuOf })

describe('what a printed register is known by', () => {
  const plain = text([sample('one'), sample('two')], [excuse()])

  test('is the same before and after its records were sent, and in whatever order a device holds them', () => {
    const unsent = { status: null, labels: null, sampleNo: null, dishName: null }
    const sent = { labels: ['late'], sampleNo: '20261118-L-ABCDEF', dishName: 'Rice', disposalId: null, reason: null }
    expect(text([sample('two', unsent), sample('one', sent)], [excuse({ recordedBy: 'Wang', status: null })])).toBe(plain)
  })

  test('looks at its own days only', () => {
    expect(text([sample('one'), sample('two'), sample('old', { date: '2026-11-17' })], [excuse()])).toBe(plain)
  })

  test.each([
    ['a sample more', text([sample('one'), sample('two'), sample('three')], [excuse()])],
    ['a sample less', text([sample('one')], [excuse()])],
    ['another weight', text([sample('one', { weightG: 125 }), sample('two')], [excuse()])],
    ['a sample declared void', text([sample('one', { status: 'VOID', reason: 'wrong dish' }), sample('two')], [excuse()])],
    ['a sample disposed of', text([sample('one', { status: 'DISPOSED', disposalId: 'd' }), sample('two')], [excuse()])],
    ['a reason taken back', text([sample('one'), sample('two')], [excuse({ status: 'VOID' })])],
    ['other days', text([sample('one'), sample('two')], [excuse()], '2026-11-19')],
    ['another dish on the menu', text([sample('one'), sample('two')], [excuse()], date, () => menu(['rice', 'milk', 'fish']))],
  ])('changes with %s', (_, other) => expect(other).not.toBe(plain))

  test('a register of the first release was held against no menu, and is known by the same text as then', () => {
    const given = { from: date, to: date, samples: [sample('one')], exceptions: [] }
    const first = registerText({ ...given, form: '1', menuOf: () => menu() })
    expect(first).toBe(registerText({ ...given, form: '1', menuOf: () => [] }))
    expect(first).toBe(
      `{"exceptions":[],"from":"${date}","samples":[["one","${date}","L","rice",1,130,"${date} 11:05:00","cook","f1","1",4.2,"KEEPING",null,null]],"to":"${date}"}`,
    )
  })
})
