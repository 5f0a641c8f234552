import createPurifier from 'dompurify'
import { isRichPicture, isRichStyle, linkLook, linkSchemes, richAttributes, richTags } from '../../../contract/fields/rich-html'

const attributes = [...new Set(Object.values(richAttributes).flat())]
const allowed = {
  ALLOWED_TAGS: [...richTags],
  ALLOWED_ATTR: attributes,
  // The rest are no addresses, and may hold what is none: a number of columns, say.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href' && name !== 'src'),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${linkSchemes.join('|')}):|^/(?:[\\w-]+/)?sys/common/static/`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

/** Those looks of a `style` that may be given; empty for none. */
export const keptStyle = (style: string): string =>
  style
    .split(';')
    .map((said) => said.split(':').map((part) => part.trim()))
    .filter(([name = '', value = '', more]) => more === undefined && isRichStyle(name.toLowerCase(), value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')

/** Links open outside of this page and tell nobody where from; a picture from elsewhere would tell its owner who reads. */
function tame(node: Element): void {
  const style = node.getAttribute('style')
  if (style !== null) {
    const kept = keptStyle(style)
    if (kept) node.setAttribute('style', kept)
    else node.removeAttribute('style')
  }
  if (node.hasAttribute('href')) for (const [name, value] of Object.entries(linkLook)) node.setAttribute(name, value)
  if (node.tagName === 'IMG' && !isRichPicture(node.getAttribute('src'))) node.remove()
}

let purifier: ReturnType<typeof createPurifier> | undefined

/**
 * HTML that people wrote, as nodes that may be shown. The server cleaned it when it was written; a device that kept it for weeks, or
 * read it from somebody else's server, does not rely on that.
 */
export function cleanNodes(html: string): DocumentFragment {
  if (!purifier) {
    purifier = createPurifier(window)
    purifier.addHook('afterSanitizeAttributes', tame)
  }
  return purifier.sanitize(html, { ...allowed, ALLOWED_TAGS: [...allowed.ALLOWED_TAGS], ALLOWED_ATTR: [...allowed.ALLOWED_ATTR] })
}
