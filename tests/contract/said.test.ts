import { describe, expect, test } from 'vitest'
import { filled, label, say } from '../../src/contract/label'

const sentence = label('{count} 个班：{names}', '{count} {count:class|classes}: {names}')

describe('a sentence with values', () => {
  test('counts as English counts', () => {
    expect(say(sentence, 'en', { count: 1, names: 'Sun' })).toBe('1 class: Sun')
    expect(say(sentence, 'en', { count: 0, names: 'none' })).toBe('0 classes: none')
  })

  test('has several words as one value, with the mark each language puts between them', () => {
    expect(filled(sentence, { count: 2, names: ['Sun', 'Moon'] })).toEqual(label('2 个班：Sun、Moon', '2 classes: Sun, Moon'))
  })

  test('keeps the name of a value nobody gave in sight', () => {
    expect(say(sentence, 'zh-CN', { count: 2 })).toBe('2 个班：{names}')
  })
})
