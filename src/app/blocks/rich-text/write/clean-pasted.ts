import { isRichStyle } from '../../../../contract/fields/rich-html'

/** Colours that are only those of paper: with them a text could not be read on a dark screen. */
const ofPaper = /^(windowtext|window|black|white|#000(000)?|#fff(fff)?|rgb\(0, ?0, ?0\)|rgb\(255, ?255, ?255\)|auto|transparent|inherit)$/i

/** What only the page something was copied from can do with. */
const ofPage = 'class id lang align valign width height'.split(' ')

/** What programs say of a look in words of their own, by what CSS has for it. */
const inCss = (name: string, value: string): readonly [string, string] => {
  if (name === 'mso-char-indent-count') return ['text-indent', `${Number(value)}em`]
  if (name === 'background') return ['background-color', value]
  if (name === 'text-justify') return ['text-align', 'justify']
  return [name, value]
}

/** The looks of a `style` that a text may have. Where the same is said in pieces and in letters, letters hold. */
function keptLooks(style: string): string {
  const said = style.split(';').flatMap((one) => {
    const [name = '', value = ''] = one.split(':').map((part) => part.trim())
    const [css, given] = inCss(name.toLowerCase(), value)
    const isPaper = css.endsWith('color') && ofPaper.test(given)
    return isRichStyle(css, given) && !isPaper && !/^0(\D|$)/.test(given) ? [[css, given] as const] : []
  })
  const inLetters = said.filter(([css, value]) => css === 'text-indent' && value.endsWith('em'))
  return [...new Map([...said, ...inLetters])].map(([css, value]) => `${css}: ${value}`).join('; ')
}

const levelOf = (line: Element): number => Number(/mso-list:[^;]*level(\d)/i.exec(line.getAttribute('style') ?? '')?.[1] ?? 0)
const isNumbered = (line: Element): boolean => /^\s*(\d+|[a-z]|[一二三四五六七八九十]+)[.)、]/i.test(line.textContent ?? '')

/** Word writes lists as paragraphs with a sign before each: they become lists again. */
function listsAgain(body: HTMLElement): void {
  let lists: Element[] = []
  for (const line of [...body.querySelectorAll('p')]) {
    const level = levelOf(line)
    if (line.previousElementSibling !== lists[0]) lists = []
    if (level === 0) continue
    const tag = isNumbered(line) ? 'ol' : 'ul'
    for (const sign of line.querySelectorAll('[style*="mso-list:Ignore" i]')) sign.remove()
    lists = lists.slice(0, level)
    while (lists.length < level) {
      const list = body.ownerDocument.createElement(tag)
      const parent = lists.at(-1)
      if (parent) (parent.lastElementChild ?? parent).append(list)
      else line.before(list)
      lists.push(list)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...line.childNodes)
    lists.at(-1)?.append(item)
    line.remove()
  }
}

const isFiller = (line: Element): boolean =>
  line.querySelector('img, table') === null && (line.textContent ?? '').replaceAll('\u00a0', ' ').trim() === ''

/**
 * HTML as Word, Excel and web pages put it on the clipboard, without what only they can do with: comments with markup in them, styles by class,
 * tags of their own, fonts, colours of paper, empty lines. Lists are lists again, and looks a text may have are kept.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, ''), 'text/html')
  for (const one of body.querySelectorAll('style, script, meta, link, title, xml, col, colgroup')) one.remove()
  listsAgain(body)
  for (const one of [...body.querySelectorAll('*')]) {
    if (one.tagName.includes(':')) one.replaceWith(...one.childNodes)
    const style = keptLooks(one.getAttribute('style') ?? '')
    one.removeAttribute('style')
    if (style) one.setAttribute('style', style)
    for (const name of ofPage) if (one.tagName !== 'IMG') one.removeAttribute(name)
  }
  for (const line of [...body.querySelectorAll('p')]) if (isFiller(line) && !line.closest('td, th')) line.remove()
  return body.innerHTML
}
