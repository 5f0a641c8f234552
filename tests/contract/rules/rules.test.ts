import { describe, expect, test } from 'vitest'
import { checkValue } from '../../../src/contract/check'
import { dicts, optional } from '../../../src/contract/field'
import { madeNoun, readDefinition } from '../../../src/contract/made/made-noun'
import '../../../src/contract/rules/later-rules'
import { type RuleName, ruleOf } from '../../../src/contract/rules/rules'

const kept: Readonly<Partial<Record<RuleName, readonly string[]>>> = {
  natural: ['0', '7', '120'],
  letters: ['a', 'Kindergarten'],
  landline: ['010-88888888', '0571-1234567', '057112345678'],
  bankCard: ['1234567890', '6222021234567890123', '62220212345678901234'],
  idNumber: ['E12345678', 'a'.repeat(50)],
  nationalId: ['110101900101001', '11010519491231002X'],
  qq: ['12345', '123456789012'],
  lngLat: ['120.301234,30.419876', '-180,90', '0,0'],
  url: ['http://a.cn', 'https://a.cn/b?c=1'],
  lettersDigits: ['A1', '12345678901234567890'],
  words: ['小明', 'Li Ming', '李 Ming', '园'.repeat(100)],
  digitLines: ['1', '12\n34', '1\r\n2\r\n'],
  mobile: ['13800000000', '14700000000', '15900000000', '17600000000', '18800000000'],
  email: ['a@b.cn'],
  username: ['abcd', 'a_1234567890123456'],
}
const refused: typeof kept = {
  natural: ['-1', '1.5', '01', ' 1'],
  letters: ['a1', 'a b', '园'],
  landline: ['88888888', '13800000000', '010-123'],
  bankCard: ['0123456789', '123456789', '622202123456789012345', '6222 0212 3456'],
  idNumber: ['a-b', 'a'.repeat(51)],
  nationalId: ['11010519491231002', '110105194912310021', '11010190010100'],
  qq: ['1234', '1234567890123', 'q12345'],
  lngLat: ['30.4', '120.3，30.4', '180.1,30', '120,90.5', '120.3, 30.4', '北纬30度'],
  url: ['ftp://a.cn', 'a.cn', 'https://', 'https://a b', 'javascript:http://a'],
  lettersDigits: ['a-1', '123456789012345678901', '园'],
  words: ['园', '小明1', '园'.repeat(101)],
  digitLines: ['1 2', 'a\n1', '1,2'],
  mobile: ['1380000000', '138000000000', '12800000000', '23800000000'],
  email: ['a', 'a@b', '@b.cn', 'a b@c.cn'],
  username: ['abc', 'a'.repeat(19), 'a-bcd', '园长园长'],
}

test.each(Object.entries(kept))('the rule %s is kept by %j', (name, values) => {
  expect(values.filter((value) => ruleOf(name as RuleName)?.(value) !== true)).toEqual([])
})

test.each(Object.entries(refused))('the rule %s refuses %j', (name, values) => {
  expect(values.filter((value) => ruleOf(name as RuleName)?.(value) !== false)).toEqual([])
})

describe('several choices', () => {
  const duties = dicts('sex', '职责', 'Duties', { min: 2, max: 3 })

  test('are at least and at most so many, where any are made', () => {
    expect(checkValue(duties, ['1'])).toEqual({ code: 'field.few', values: { min: 2 } })
    expect(checkValue(duties, ['1', '2'])).toBeUndefined()
    expect(checkValue(duties, ['1', '2', '3', '4'])).toEqual({ code: 'field.many', values: { max: 3 } })
    expect(checkValue(optional(duties), [])).toBeUndefined()
    expect(checkValue(duties, [])).toEqual({ code: 'field.required' })
  })
})

describe('a record a house makes', () => {
  const made = (field: object) => {
    const { definition, problem } = readDefinition(
      JSON.stringify({ fields: [{ name: 'card', kind: 'text', zh: '卡号', en: 'Card', ...field }], title: 'card' }),
    )
    return definition ? madeNoun('made-b-card', { zh: '卡', en: 'Card' }, definition).fields.card : problem
  }

  test('may hold its lines of text to a rule of the product', () => {
    expect(made({ rule: 'bankCard' })).toMatchObject({ kind: 'text', rule: 'bankCard' })
  })

  test('and to no other, nor what is no line of text', () => {
    for (const rule of ['nothing', 'password', 'constructor'])
      expect(made({ rule })).toEqual({ code: 'made.wrong', values: { place: 'fields.0.rule' }, at: '0.rule' })
    expect(made({ kind: 'date', rule: 'natural' })).toEqual({ code: 'made.wrong', values: { place: 'fields.0.rule' }, at: '0.rule' })
  })
})
