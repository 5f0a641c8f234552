import { expect, test } from 'vitest'
import { plainValue } from '../../../src/app/fields/plain-value'
import { amount, money } from '../../../src/contract/field'
import { Permission } from '../../../src/contract/system/permission'

test('the place of an entry in a menu is a number, and no sum of money', () => {
  expect(plainValue(Permission.fields.sortNo, 9999, 'zh-CN')).toBe('9999')
  expect(plainValue(Permission.fields.sortNo, '1.50', 'en')).toBe('1.5')
  expect(plainValue(amount('面积', 'Area', { unit: 'm²' }), 1234.5, 'zh-CN')).toBe('1,234.50 m²')
  expect(plainValue(money('钱', 'Money'), 999_900, 'zh-CN')).toBe('¥9,999.00')
})
