import { expect, test } from 'vitest'
import { dictionariesOf } from '../../../src/app/session/dictionary-rows'

test('dictionaries come from rows, in order, without what is out of use', () => {
  const dicts = [{ id: 'd1', dictCode: 'sex' }]
  const items = [
    { id: '2', dictId: 'd1', itemValue: '2', itemText: '女', itemTextEn: 'Female', sortOrder: 2, status: '1' },
    { id: '1', dictId: 'd1', itemValue: '1', itemText: '男', itemTextEn: null, sortOrder: 1, status: '1' },
    { id: '3', dictId: 'd1', itemValue: '3', itemText: '旧', sortOrder: 3, status: '0' },
    { id: '4', dictId: 'gone', itemValue: '1', itemText: '?', sortOrder: 1, status: '1' },
  ]
  expect(dictionariesOf(dicts, items)).toEqual({
    sex: [
      { value: '1', text: '男', textEn: null },
      { value: '2', text: '女', textEn: 'Female' },
    ],
  })
})
