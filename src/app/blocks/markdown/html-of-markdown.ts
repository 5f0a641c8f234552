import { Marked } from 'marked'
import { isRichPicture, linkSchemes } from '../../../contract/fields/rich-html'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const leadsOn = new RegExp(`^(?:${linkSchemes.join('|')}):`, 'i')

/** HTML that is written into a text is shown as it is written, but for breaks, without which a table has no lines. */
const markdown = new Marked({
  gfm: true,
  // Who ends a line means to: texts of people are no files of programs.
  breaks: true,
  renderer: {
    html: ({ text }) => (/^<br ?\/?>$/i.test(text.trim()) ? '<br>' : escaped(text)),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      return leadsOn.test(href) ? `<a href="${escaped(href)}">${text}</a>` : text
    },
    image: ({ href, text }) => (isRichPicture(href) ? `<img src="${escaped(href)}" alt="${escaped(text)}">` : escaped(text)),
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`
    },
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    code: ({ text }) => `<pre><code>${escaped(text)}</code></pre>\n`,
    tablecell({ tokens, header, align }) {
      const tag = header ? 'th' : 'td'
      return `<${tag}${align ? ` style="text-align: ${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>\n`
    },
  },
})

/** The HTML of a text in markdown. A text nobody could have meant, such as a thousand quotations within another, is shown as it is written. */
export function htmlOfMarkdown(text: string): string {
  try {
    return markdown.parse(text, { async: false })
  } catch {
    return `<pre>${escaped(text)}</pre>`
  }
}
