import { Editor } from '@tiptap/core'
import { redo, undo } from '@tiptap/pm/history'
import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'
import { findingOf, go, look, placesOf, replace, replaceAll } from '../../../../src/app/blocks/rich-text/find/find'
import { RichText } from '../../../../src/app/blocks/rich-text/RichText'
import { hasUnknownLooks } from '../../../../src/app/blocks/rich-text/unknown-looks'
import { cleanPasted } from '../../../../src/app/blocks/rich-text/write/clean-pasted'
import { extensions } from '../../../../src/app/blocks/rich-text/write/extensions'
import { giveLook, indentFirstLine, layOutAll } from '../../../../src/app/blocks/rich-text/write/lay-out'
import { addressOf } from '../../../../src/app/blocks/rich-text/write/link-address'
import { countWords } from '../../../../src/app/design/writing/count-words'
import { isRichPicture, isRichStyle } from '../../../../src/contract/fields/rich-html'
import { cleanHtml } from '../../../../src/server/resource/clean-html'
import { attacks } from './attacks'

const write = (content: string) => new Editor({ element: document.createElement('div'), extensions, content })
/** Without the last sign of a style, which some pages write and some do not. */
const htmlOf = (editor: Editor) => editor.getHTML().replaceAll(';"', '"')
const apply = (editor: Editor, tr: Parameters<Editor['view']['dispatch']>[0] | undefined) => {
  if (!tr) throw new Error('there was nothing to do')
  editor.view.dispatch(tr)
}

/** Whatever a text could do besides being read: a tag, an attribute or an address that acts. */
const acts =
  /<\/?(script|style|iframe|object|embed|form|input|button|svg|math|link|meta|base|template|video|audio)\b|\son\w+\s*=|javascript:|vbscript:|data:text|data:image\/svg|url\(|expression\(|position\s*:|srcdoc|formaction|xlink/i
/** What this stand-in for a page fetches though it only reads it; the journey has a real one. */
const isLoaded = /<(iframe|link)/i
/** Tags with their attributes, without the words between them: words may say anything. */
const markup = (html: string): string => (html.match(/<[^>]*>/g) ?? []).join('\n')

describe('nothing that acts', () => {
  test.each(attacks)('is stored, shown or written: %s', (attack) => {
    for (const html of [attack, `<p>a</p>${attack}<p>b</p>`, `<table><tr><td>${attack}</td></tr></table>`]) {
      expect(markup(cleanHtml(html))).not.toMatch(acts)
      if (isLoaded.test(html)) continue
      const editor = write(cleanPasted(html))
      expect(markup(editor.getHTML())).not.toMatch(acts)
      editor.destroy()
    }
  })

  test('is let in by several attempts at once, or by cleaning them again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...attacks, '<p>', '</p>', '<b>', '"', "'", '>', '<!--', '-->', 'x'), { maxLength: 6 }),
        (pieces) => {
          const stored = cleanHtml(pieces.join(''))
          expect(markup(stored)).not.toMatch(acts)
          expect(markup(cleanHtml(stored))).not.toMatch(acts)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('layout', () => {
  test('first lines are 2em further in, and back where they all are', () => {
    const editor = write('<p>三点</p>')
    indentFirstLine(editor)
    expect(htmlOf(editor)).toBe('<p style="text-indent: 2em">三点</p>')
    indentFirstLine(editor)
    expect(htmlOf(editor)).toBe('<p>三点</p>')
  })

  test('one click gives every paragraph an indent of 2em, a line height of 1.5 and justified lines, and one step takes it back', () => {
    const before = '<h2>通知</h2><p>三点</p><ul><li><p>水杯</p></li></ul><p>集合</p>'
    const editor = write(before)
    apply(editor, layOutAll(editor.state))
    const laid = 'style="text-align: justify; text-indent: 2em; line-height: 1.5"'
    expect(htmlOf(editor)).toBe(`<h2>通知</h2><p ${laid}>三点</p><ul><li><p>水杯</p></li></ul><p ${laid}>集合</p>`)
    undo(editor.state, editor.view.dispatch)
    expect(htmlOf(editor)).toBe(before)
    redo(editor.state, editor.view.dispatch)
    expect(htmlOf(editor)).toContain(laid)
  })

  test('letters are of 12 to 72 pixels, and of no look a page could be taken over with', () => {
    for (const size of ['12px', '72px', '14pt']) expect(isRichStyle('font-size', size), size).toBe(true)
    for (const size of ['720px', 'calc(1px)', '9vw', '-1px']) expect(isRichStyle('font-size', size), size).toBe(false)
    expect(['position', 'width', 'constructor', '__proto__'].some((name) => isRichStyle(name, 'fixed'))).toBe(false)
    const editor = write('<p>a</p>')
    giveLook(editor, { lineHeight: '2' })
    expect(htmlOf(editor)).toBe('<p style="line-height: 2">a</p>')
  })
})

describe('find and replace', () => {
  test('finds every place, within looks and whatever the case, and goes round', () => {
    const editor = write('<p>Milk <b>mi</b>lk</p><table><tr><td>MILK</td></tr></table>')
    apply(editor, look(editor.state, { text: 'milk', matchCase: false }))
    expect(findingOf(editor.state).places).toHaveLength(3)
    const visited = [1, 1, 1, 1, -1].map((by) => {
      apply(editor, go(editor.state, by as 1 | -1))
      return findingOf(editor.state).at
    })
    expect(visited).toEqual([1, 2, 0, 1, 0].map((at) => (at + Number(visited[0]) - 1 + 3) % 3))
    expect(placesOf(editor.state.doc, { text: 'milk', matchCase: true })).toHaveLength(1)
  })

  test('replaces one, or all in one step that can be taken back, and keeps their looks', () => {
    const editor = write('<p>牛奶 <b>牛奶</b> 牛奶</p>')
    apply(editor, look(editor.state, { text: '牛奶', matchCase: true }))
    apply(editor, go(editor.state, 1))
    const { at } = findingOf(editor.state)
    apply(editor, replace(editor.state, '豆浆'))
    expect(editor.getText().split('豆浆')).toHaveLength(2)
    expect(editor.getText().indexOf('豆浆')).toBe(at * 3)
    apply(editor, replaceAll(editor.state, '豆浆'))
    expect(htmlOf(editor)).toBe('<p>豆浆 <strong>豆浆</strong> 豆浆</p>')
    undo(editor.state, editor.view.dispatch)
    expect(findingOf(editor.state).places).toHaveLength(2)
  })

  test('what stands nowhere is not gone to, and replaces nothing', () => {
    const editor = write('<p>a</p>')
    apply(editor, look(editor.state, { text: 'b', matchCase: false }))
    expect([go(editor.state, 1), replace(editor.state, 'c'), replaceAll(editor.state, 'c')]).toEqual([undefined, undefined, undefined])
  })

  test('after all were replaced by what does not hold it, none is left, whatever the text is', () => {
    const some = fc.array(fc.constantFrom('a', 'A', '我', 'İ', '😀', ' '), { maxLength: 20 }).map((all) => all.join(''))
    fc.assert(
      fc.property(some, fc.constantFrom('a', '我', 'İ', '😀', 'aa'), (text, wanted) => {
        const editor = write('')
        editor.commands.setContent({ type: 'doc', content: [{ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }] })
        apply(editor, look(editor.state, { text: wanted, matchCase: true }))
        const places = findingOf(editor.state).places
        expect(places.length).toBe(text.split(wanted).length - 1)
        if (places.length > 0) apply(editor, replaceAll(editor.state, '-'))
        expect(editor.getText()).toBe(text.replaceAll(wanted, '-'))
        editor.destroy()
      }),
      { numRuns: 40 },
    )
  })
})

describe('what is pasted', () => {
  test('from Word keeps its lists, indents and emphasis, and nothing of its own', () => {
    const word = `<html xmlns:o="urn:x"><head><style>p.MsoNormal{color:red}</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]-->
      <p class=MsoNormal style='text-indent:21.0pt;mso-char-indent-count:2.0;font-family:宋体;color:windowtext'><b>三点</b><o:p></o:p></p>
      <p class=MsoListParagraph style='margin-left:21pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>水杯</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>外套</p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p><p><span style='color:#C00000;font-size:12pt'>红</span></p></body></html>`
    const editor = write(cleanPasted(word))
    expect(htmlOf(editor)).toBe(
      '<p style="text-indent: 2em"><strong>三点</strong></p><ol><li><p>水杯</p></li><li><p>外套</p></li></ol><p><span style="color: #C00000; font-size: 12pt">红</span></p>',
    )
  })

  test('from Excel is a table with its joined cells', () => {
    const excel = `<table border=0 style='width:54pt'><col width=72><tr height=18><td colspan=2 class=xl63 style='height:13.5pt'>小一班</td></tr>
      <tr><td align=right>1</td><td style='background:yellow'>2</td></tr></table>`
    const editor = write(cleanPasted(excel))
    expect(htmlOf(editor)).toBe(
      '<table><tbody><tr><td colspan="2"><p>小一班</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
    )
  })
})

test('links lead to pages, mail and telephones, and nowhere else', () => {
  expect(['example.com/a?b=1', 'https://a.example', 'a@b.example', '+86 138-0000-0000', 'http://x:80/'].map(addressOf)).toEqual([
    'https://example.com/a?b=1',
    'https://a.example',
    'mailto:a@b.example',
    'tel:+8613800000000',
    'http://x:80/',
  ])
  for (const wrong of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', '//a.example', 'a b', ''])
    expect(addressOf(wrong), wrong).toBeUndefined()
})

test('words are counted as office programs do: each Chinese character, each word of letters', () => {
  expect(['', '  ', '三点集合', "It's 15.30, ok", '周五 15:00 操场 meet'].map(countWords)).toEqual([0, 0, 4, 3, 7])
})

test('looks the editor does not know are told of before they are lost', () => {
  for (const known of ['<p>a</p>', '<h1 style="color:red">a</h1>', 'a', '<img src="x">']) expect(hasUnknownLooks(known), known).toBe(false)
  for (const other of ['<pre>a</pre>', '<table><caption>a</caption></table>', '<p style="float:left">a</p>'])
    expect(hasUnknownLooks(other), other).toBe(true)
})

test('pictures are of the text itself or uploaded here, and none tells anybody else who reads', () => {
  const ours = ['data:image/png;base64,AAAA', '/sys/common/static/jeditor/ab/%E5%9B%BE.png', '/jeecg-boot/sys/common/static/temp/ab/a.png']
  const others = [
    'https://x.example/sys/common/static/a.png',
    '//x.example/sys/common/static/a.png',
    '/sys/common/static/../../logout',
    '/sys/common/static/%2e%2e/logout',
    '/sys/common/static/a.png?x',
    '/sys/logout',
    'a.png',
    'data:image/svg+xml;base64,AAAA',
  ]
  for (const src of [...ours, ...others]) {
    const html = `<p>a</p><img src="${src}" alt="b">`
    const editor = write(html)
    const kept = ours.includes(src)
    expect([cleanHtml(html).includes('<img'), editor.getHTML().includes('<img'), isRichPicture(src)], src).toEqual([kept, kept, kept])
    editor.destroy()
  }
})

test('a text is read with its tables and links, on paper where somebody chose colours', () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(<RichText html='<p style="color:#c0241c">红</p><a href="https://a.example">b</a>' />))
  const text = place.querySelector('.rich-text')
  expect(text?.hasAttribute('data-paper')).toBe(true)
  flushSync(() => root.render(<RichText html="<p>plain</p>" />))
  expect(place.querySelector('.rich-text')?.hasAttribute('data-paper')).toBe(false)
  root.unmount()
})
