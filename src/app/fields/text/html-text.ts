const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' }

/** The sign a character reference stands for; what is none stays as it is. */
function signOf(whole: string, name: string): string {
  const code = /^#x([\da-f]{1,6})$/i.exec(name)?.[1] ?? ''
  const number = code ? Number.parseInt(code, 16) : Number(/^#(\d{1,7})$/.exec(name)?.[1] ?? Number.NaN)
  if (number > 0 && number <= 0x10ffff) return String.fromCodePoint(number)
  return signs[name.toLowerCase()] ?? whole
}

const decoded = (text: string): string => text.replace(/&(#?\w{1,8});/g, signOf)
const encoded = (text: string): string => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

/** Whether HTML holds nothing but paragraphs and line breaks, so that as lines of text it loses nothing. */
export const isPlainHtml = (html: string): boolean => !/<(?!\/?p>|br\s*\/?>)[a-z!/]/i.test(html)

/** The lines of HTML, one for each paragraph and break; looks are dropped. */
export function textOfHtml(html: string): string {
  const lines = html
    .replace(/\r?\n/g, ' ')
    .replace(/<br\s*\/?>\s*(?=<\/(p|div|li|h\d)>)/gi, '')
    .replace(/(?:<\/(?:p|div|li|tr|h\d|[uo]l|t\w+|blockquote)>\s*)+(?=[^<\s]|<[a-z])/gi, '\n')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
  return decoded(lines)
}

/** Lines of text as HTML: a paragraph each. Nothing typed becomes markup. */
export const htmlOfText = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${encoded(line) || '<br>'}</p>`)
        .join('')
