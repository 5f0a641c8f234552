import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { htmlOfText, isPlainHtml, textOfHtml } from '../../../src/app/fields/text/html-text'

test('what somebody types comes back as it was typed, and none of it becomes markup', () => {
  assert(
    property(string({ unit: 'grapheme' }), string(), (one, two) => {
      const text = `${one}\n${two}<b>&amp;`.replace(/\r/g, '')
      const html = htmlOfText(text)
      expect(textOfHtml(html)).toBe(text)
      expect(isPlainHtml(html)).toBe(true)
    }),
  )
})

test('lines of other clients are read as lines, signs as what they stand for', () => {
  expect(textOfHtml('<p>一</p><p>二<br>三</p>')).toBe('一\n二\n三')
  expect(textOfHtml('a &lt; b &amp; &#20013;')).toBe('a < b & 中')
  expect(textOfHtml('<h1>标题</h1><ul><li>一</li><li>二</li></ul>')).toBe('标题\n一\n二')
})

test('a content with looks is told from one of lines alone', () => {
  expect(['<p>一</p>', 'a < b', 'x<br/>y', '<p style="color:red">一</p>', '<b>一</b>', '<img src="data:">'].map(isPlainHtml)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
