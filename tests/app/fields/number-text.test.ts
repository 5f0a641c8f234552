import { expect, test } from 'vitest'
import { numberOfText, textOfNumber } from '../../../src/app/fields/text/number-text'
import { checkValue } from '../../../src/contract/check'
import { amount, count, money } from '../../../src/contract/field'

const price = money('价', 'Price')

test('money is written in yuan and held in whole fen', () => {
  expect(textOfNumber(price, 1234)).toBe('12.34')
  expect(numberOfText(price, '12.34')).toBe(1234)
  expect(numberOfText(price, '0.29')).toBe(29)
  expect(checkValue(price, numberOfText(price, '1.005'))).toMatchObject({ code: 'field.whole' })
})

test('what a Chinese keyboard writes is understood', () => {
  expect(numberOfText(count('数', 'Count'), '１２')).toBe(12)
  expect(numberOfText(amount('量', 'Amount'), '1，234。5')).toBe(1234.5)
})

test('what is no number stays as typed, so that the check can say so', () => {
  const typed = numberOfText(count('数', 'Count'), '12a')
  expect(typed).toBe('12a')
  expect(checkValue(count('数', 'Count'), typed)).toMatchObject({ code: 'field.number' })
  expect(numberOfText(price, ' ')).toBeNull()
})
