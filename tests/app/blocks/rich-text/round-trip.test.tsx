import { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptStyle } from '../../../../src/app/blocks/rich-text/clean-html'
import { hasUnknownLooks } from '../../../../src/app/blocks/rich-text/unknown-looks'
import { extensions } from '../../../../src/app/blocks/rich-text/write/extensions'
import { cleanHtml } from '../../../../src/server/resource/clean-html'

const letters = fc.record(
  {
    color: fc.constantFrom('#c0241c', '#0b6fd6', 'red'),
    backgroundColor: fc.constantFrom('#fff3b0', '#dbeafe'),
    fontSize: fc.constantFrom('12px', '24px', '72px', '12pt'),
  },
  { requiredKeys: [] },
)
const textNode = fc.record({
  words: fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((text) => /\S/.test(text))
    .map((text) => `一${text.replace(/[\s\p{Cc}]/gu, '·')}b`),
  marks: fc.uniqueArray(fc.constantFrom('bold', 'italic', 'underline', 'strike'), { maxLength: 2 }),
  look: fc.option(letters, { nil: undefined }),
  link: fc.option(fc.constantFrom('https://a.example/?b=c&d=e', 'mailto:a@b.example', 'tel:+8613800000000'), { nil: undefined }),
})
const textOf = ({ words, marks, look: given, link }: typeof textNode extends fc.Arbitrary<infer T> ? T : never) => ({
  type: 'text',
  text: words,
  marks: [
    ...marks.map((type) => ({ type })),
    ...(given && Object.keys(given).length > 0 ? [{ type: 'textStyle', attrs: given }] : []),
    ...(link ? [{ type: 'link', attrs: { href: link } }] : []),
  ],
})
const lines = fc.record(
  {
    textAlign: fc.constantFrom('left', 'center', 'right', 'justify'),
    textIndent: fc.constantFrom('2em', '21pt'),
    lineHeight: fc.constantFrom('1', '1.5', '1.75', '3'),
  },
  { requiredKeys: [] },
)
const paragraph = fc
  .record({ attrs: lines, content: fc.array(textNode, { maxLength: 3 }) })
  .map(({ attrs, content }) => ({ type: 'paragraph', attrs, content: content.map(textOf) }))
const heading = fc
  .record({ attrs: lines, level: fc.integer({ min: 1, max: 6 }), content: fc.array(textNode, { maxLength: 2 }) })
  .map(({ attrs, level, content }) => ({ type: 'heading', attrs: { ...attrs, level }, content: content.map(textOf) }))
const items = fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((all) => all.map((one) => ({ type: 'listItem', content: [one] })))
const block = fc.oneof(
  paragraph,
  heading,
  items.map((content) => ({ type: 'bulletList', content })),
  fc
    .record({ start: fc.integer({ min: 1, max: 9 }), content: items })
    .map(({ start, content }) => ({ type: 'orderedList', attrs: { start }, content })),
  paragraph.map((one) => ({ type: 'blockquote', content: [one] })),
  fc.constant({ type: 'horizontalRule' }),
  fc
    .constantFrom('data:image/png;base64,AAAA', '/sys/common/static/jeditor/ab/a.png')
    .map((src) => ({ type: 'image', attrs: { src, alt: 'a "b"' } })),
  fc.tuple(paragraph, paragraph).map(([one, two]) => ({
    type: 'table',
    content: [
      { type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [one] }] },
      {
        type: 'tableRow',
        content: [
          { type: 'tableCell', content: [two] },
          { type: 'tableCell', content: [{ type: 'paragraph' }] },
        ],
      },
    ],
  })),
)

test('whatever is written comes back from the server and into the editor as it was, and is read with all its looks', () => {
  const editor = new Editor({ element: document.createElement('div'), extensions })
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (content) => {
      editor.commands.setContent({ type: 'doc', content })
      const [doc, html] = [editor.state.doc, editor.getHTML()]
      const stored = cleanHtml(html)
      expect(hasUnknownLooks(stored)).toBe(false)
      editor.commands.setContent(stored)
      expect(editor.state.doc.toJSON()).toEqual(doc.toJSON())
      for (const [, style = ''] of html.matchAll(/style="([^"]*)"/g)) expect(keptStyle(style)).toBe(style.replace(/;$/, ''))
    }),
    { numRuns: 60 },
  )
  editor.destroy()
})
