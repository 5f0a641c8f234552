import fc from 'fast-check'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import { htmlOfMarkdown } from '../../../../src/app/blocks/markdown/html-of-markdown'
import { MarkdownEditor } from '../../../../src/app/blocks/markdown/MarkdownEditor'
import {
  around,
  asCode,
  beginLines,
  insertBelow,
  type Mark,
  nextHeading,
  nextLine,
  pieceBetween,
} from '../../../../src/app/blocks/markdown/marks'
import { tools } from '../../../../src/app/blocks/markdown/tools'
import { useLanguage } from '../../../../src/app/language/language'
import { cleanHtml } from '../../../../src/server/resource/clean-html'
import { buttonOf } from '../../../kit/browser/show'
import { attacks } from '../rich-text/attacks'

/** What is between the strokes is chosen: `a|b|c`. */
const chosen = (marked: string) => {
  const [before = '', inner = '', after = ''] = marked.split('|')
  return { text: before + inner + after, start: before.length, end: before.length + inner.length }
}
const done = (mark: Mark, marked: string) => {
  const { text, start, end } = mark(chosen(marked))
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`
}
const bold = around('**', 'text')
const bullets = beginLines(() => '- ', /^[-*+] (?!\[)/)
const numbers = beginLines((at) => `${at + 1}. `, /^\d{1,9}[.)] /)

describe('marks', () => {
  test('stand around what is chosen, and are taken away again', () => {
    expect(done(bold, '先|洗净|')).toBe('先**|洗净|**')
    expect(done(bold, '先**|洗净|**')).toBe('先|洗净|')
    expect(done(bold, '先|**洗净**|')).toBe('先|洗净|')
    expect(done(bold, '先||')).toBe('先**|text|**')
    expect(done(asCode('text'), '|a\nb|')).toBe('```\n|a\nb|\n```')
    expect(done(asCode('text'), 'x |a|')).toBe('x `|a|`')
  })

  test('begin the lines that are chosen, in place of others, and are taken away where all lines have them', () => {
    expect(done(numbers, '洗|净\n切|块\n煮')).toBe('|1. 洗净\n2. 切块|\n煮')
    expect(done(bullets, '|1. 洗净\n2. 切块|')).toBe('|- 洗净\n- 切块|')
    expect(done(bullets, '|- 洗净\n- 切块|')).toBe('|洗净\n切块|')
    expect([1, 2, 3, 4].reduce((text) => `${done(nextHeading, text).replaceAll('|', '')}||`, '标题||')).toBe('标题||')
    expect(done(insertBelow('---'), 'a|b|\nc')).toBe('ab\n\n---||\n\nc')
  })

  test('put on twice leave a text as it was, whatever it is', () => {
    const word = fc.string({ minLength: 1, maxLength: 8 }).map((text) => text.replace(/[*\s|#>\-+\d.[\]`]/g, 'x'))
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        const given = { text: `${a}${b}${c}`, start: a.length, end: a.length + b.length }
        expect(bold(bold(given))).toEqual(given)
        expect(bullets(bullets(given)).text).toBe(given.text)
      }),
    )
  })

  test('only the piece that differs is written anew, so that the browser can take it back', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (before, after) => {
        const { from, to, text } = pieceBetween(before, after)
        expect(before.slice(0, from) + text + before.slice(to)).toBe(after)
        expect(from <= to).toBe(true)
      }),
    )
    expect(pieceBetween('洗净', '**洗净**')).toEqual({ from: 0, to: 2, text: '**洗净**' })
    expect(pieceBetween('a\nb', 'a\n- b')).toEqual({ from: 2, to: 2, text: '- ' })
  })

  test('Enter goes on with a list, and ends it on an empty line of one', () => {
    const after = (marked: string) => nextLine(chosen(marked))?.text
    expect(['9. 洗净||', '- [x] 留样||', '  - 切块||', '- ||', '洗净||'].map(after)).toEqual([
      '9. 洗净\n10. ',
      '- [x] 留样\n- [ ] ',
      '  - 切块\n  - ',
      '',
      undefined,
    ])
  })
})

describe('what is read', () => {
  test('has headings, emphasis, lists, tasks, quotations, tables with their sides, links, code, and the lines that were written', () => {
    expect(htmlOfMarkdown('## 备菜\n先**洗净**\n~~切~~')).toBe('<h2>备菜</h2>\n<p>先<strong>洗净</strong><br><s>切</s></p>\n')
    expect(htmlOfMarkdown('3. a\n4. b')).toContain('<ol start="3">')
    expect(htmlOfMarkdown('- [x] a\n- [ ] b')).toMatch(/☑ .*a[\s\S]*☐ .*b/)
    expect(htmlOfMarkdown('|a|b|\n|-|-:|\n|1|2|')).toContain('<td style="text-align: right">2</td>')
    expect(htmlOfMarkdown('[说明](https://a.example "t")')).toBe('<p><a href="https://a.example">说明</a></p>\n')
    expect(htmlOfMarkdown('```js\na < b\n```')).toBe('<pre><code>a &#60; b</code></pre>\n')
    expect(htmlOfMarkdown('a<br>b <u>c</u>')).toBe('<p>a<br>b &#60;u&#62;c&#60;/u&#62;</p>\n')
  })

  test('leads nowhere but to pages, mail and telephones, and shows pictures of this house alone', () => {
    for (const to of [
      'javascript:alert(1)',
      'JAVASCRIPT:x',
      'data:text/html,x',
      'vbscript:x',
      '//x.example',
      '&#106;avascript:x',
      '\u0001javascript:x',
    ])
      expect(htmlOfMarkdown(`[x](<${to}>) <${to}>`), to).not.toMatch(/<a /)
    expect(htmlOfMarkdown('![x](https://spy.example/a.png)')).toBe('<p>x</p>\n')
    expect(htmlOfMarkdown('![x](/sys/common/static/temp/ab/a.png)')).toContain('<img src="/sys/common/static/temp/ab/a.png" alt="x">')
    expect(htmlOfMarkdown('[x](https://a.example/"onclick="y)')).not.toMatch(/"\s*onclick/)
  })

  test.each(attacks)('does nothing: %s', (attack) => {
    for (const text of [attack, `# ${attack}`, `| ${attack} |\n|-|\n| ${attack} |`, `[${attack}](https://a.example)`, `- ${attack}`]) {
      const tags = (htmlOfMarkdown(text).match(/<[^>]*>/g) ?? []).join('\n')
      expect(tags).not.toMatch(/<\/?(?!h\d|p|br|a|strong|em|s|ul|ol|li|table|thead|tbody|tr|th|td|pre|code|blockquote|hr|img)[a-z]/i)
      expect(tags).not.toMatch(/\son\w+\s*=|javascript:|data:(?!image\/png)|style="(?!text-align: (left|right|center)")/i)
    }
  })

  test('is whatever somebody wrote, and comes unchanged through what cleans it a second time', () => {
    const piece = fc.constantFrom(
      '#',
      ' ',
      '\n',
      '- ',
      '1. ',
      '> ',
      '**',
      '`',
      '```\n',
      '[',
      '](https://a.example)',
      '|',
      '|-|\n',
      '<',
      '&',
      'a',
      '我',
      '~~',
      '![x](a)',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = htmlOfMarkdown(pieces.join(''))
        expect(cleanHtml(html).match(/<[a-z]+/g) ?? []).toEqual(html.match(/<[a-z]+/g) ?? [])
      }),
      { numRuns: 60 },
    )
  })

  test('comes at once, also of a text nobody could have meant', () => {
    // Under a second; who tried every way such a text can be read would be at it for hours.
    const begun = performance.now()
    for (const sign of ['>', '[', '*a', '- ', '![', '`', '<', '|a\n|-\n', '_a ', '(', '\\['])
      expect(htmlOfMarkdown(sign.repeat(8000 / sign.length))).toMatch(/^</)
    expect(performance.now() - begun).toBeLessThan(30_000)
  })
})

let root: Root | undefined
let place: HTMLElement
let last = ''
function Written({ text, ...given }: { text: string; max: number; height?: number }) {
  const [value, setValue] = useState(text)
  const onChange = (next: string) => {
    last = next
    setValue(next)
  }
  return <MarkdownEditor id="m" name="Steps" {...given} {...{ value, onChange }} />
}
function open(text: string, given: { max?: number; height?: number } = {}) {
  useLanguage.setState({ language: 'en' })
  place = document.createElement('div')
  document.body.append(place)
  const made = createRoot(place)
  root = made
  flushSync(() => made.render(<Written {...{ text, max: 2000, ...given }} />))
  return place.querySelector('textarea') as HTMLTextAreaElement
}
afterEach(() => {
  const made = root
  root = undefined
  if (!made) return
  flushSync(() => made.unmount())
  place.remove()
})
const heightOf = () => place.querySelector<HTMLElement>('.markdown')?.style.getPropertyValue('--markdown-height')

test('it is 300 px high where nothing is said, and never less than 200', () => {
  open('')
  expect(heightOf()).toBe('300px')
  flushSync(() => root?.render(<Written text="" max={9} height={100} />))
  expect(heightOf()).toBe('200px')
})

test('a button marks what is chosen in the text', async () => {
  const area = open('先洗净')
  area.setSelectionRange(1, 3)
  const button = await buttonOf(place, 'Bold')
  flushSync(() => button.click())
  expect([last, area.value.slice(area.selectionStart, area.selectionEnd)]).toEqual(['先**洗净**', '洗净'])
})

test('every button has a name in both languages, and they are one stop of Tab', () => {
  open('')
  const names = () => [...place.querySelectorAll('.tool')].map((one) => one.getAttribute('aria-label') ?? '')
  expect(names().filter((name) => !/^[A-Z][\w -]+$/.test(name))).toEqual([])
  expect(place.querySelectorAll('.tool[tabindex="0"]')).toHaveLength(1)
  flushSync(() => useLanguage.setState({ language: 'zh-CN' }))
  expect(names().filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([])
  expect(names()).toHaveLength(tools.flat().length)
})

test('in a hand what is written and how it is read take turns, and nothing is lost between', async () => {
  open('**洗净**')
  const preview = await buttonOf(place, 'Preview')
  flushSync(() => preview.click())
  expect([place.querySelector('textarea'), place.querySelector('.markdown-preview')?.textContent?.trim()]).toEqual([null, '洗净'])
  const write = await buttonOf(place, 'Write')
  flushSync(() => write.click())
  expect(place.querySelector('textarea')?.value).toBe('**洗净**')
})

test('what is too long is said while it is written, and not cut off', () => {
  const area = open('洗净切块', { max: 3 })
  expect(area.value).toBe('洗净切块')
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Too long by 1 character,')
})
