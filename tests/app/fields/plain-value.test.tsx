import { expect, test } from 'vitest'
import { plainValue, toldWords } from '../../../src/app/fields/plain-value'
import { useLanguage } from '../../../src/app/language/language'
import { amount, count, money, text } from '../../../src/contract/field'
import { Permission } from '../../../src/contract/system/permission'
import { User } from '../../../src/contract/system/user'

test('the place of an entry in a menu is a number, and no sum of money', () => {
  expect(plainValue(Permission.fields.sortNo, 9999, 'zh-CN')).toBe('9999')
  expect(plainValue(Permission.fields.sortNo, '1.50', 'en')).toBe('1.5')
  expect(plainValue(amount('面积', 'Area', { unit: 'm²' }), 1234.5, 'zh-CN')).toBe('1,234.50 m²')
  expect(plainValue(money('钱', 'Money'), 999_900, 'zh-CN')).toBe('¥9,999.00')
})

test('numbers are parted by thousands, and a year or a place in an order is not', () => {
  expect(plainValue(count('人数', 'People'), 12_345, 'en')).toBe('12,345')
  expect(plainValue(count('件数', 'Pieces', { unit: '件' }), 1_000, 'zh-CN')).toBe('1,000 件')
  expect(plainValue(count('年份', 'Year', { summed: false }), 2012, 'zh-CN')).toBe('2012')
})

test('several names the server told are written as people write them, and a comma in a single text stays', () => {
  useLanguage.setState({ language: 'zh-CN' })
  expect(toldWords(User.fields.roles, '厨师,食堂主管')).toBe('厨师、食堂主管')
  expect(toldWords(User.fields.roles, '')).toBe('')
  expect(toldWords(text('地址', 'Address'), '一号,二楼')).toBe('一号,二楼')
})
