import createPurifier from 'dompurify'

/** Text and its looks, lists, tables, links and pictures; the same as the server keeps to. */
const tags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]

const allowed = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: ['style', 'href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

const isInlinePicture = (source: string | null) => /^data:image\/(png|jpe?g|gif|webp);base64,/i.test(source ?? '')

/** Links open outside of this page and tell nobody where from; a picture from elsewhere would tell its owner who reads. */
function tame(node: Element): void {
  if (node.hasAttribute('href')) {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  }
  if (node.tagName === 'IMG' && !isInlinePicture(node.getAttribute('src'))) node.remove()
}

let purifier: ReturnType<typeof createPurifier> | undefined

/**
 * The content of a notice as nodes that may be shown. The server cleaned it when it was written; a device that kept it for weeks, or
 * read it from somebody else's server, does not rely on that.
 */
export function cleanNodes(html: string): DocumentFragment {
  if (!purifier) {
    purifier = createPurifier(window)
    purifier.addHook('afterSanitizeAttributes', tame)
  }
  return purifier.sanitize(html, { ...allowed, ALLOWED_ATTR: [...allowed.ALLOWED_ATTR] })
}
