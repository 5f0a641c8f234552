import sanitize from 'sanitize-html'

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]{1,40}\)$/i, /^[a-z]{1,20}$/i]

/** What a notice may be made of: text and its looks, lists, tables, links and pictures. Nothing that runs, frames or reaches out by itself. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      color: colour,
      'background-color': colour,
      'text-align': [/^(left|right|center|justify)$/],
      'text-decoration': [/^(underline|line-through|none)$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/],
      'font-style': [/^(italic|normal)$/],
      'font-size': [/^\d{1,2}(\.\d)?(px|pt|em|rem)$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // A picture from elsewhere would tell its owner who reads the notice, and when.
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
  // `data:` may hold more than pictures; and what is drawn by a program is one.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && /^\s*data:/i.test(attribs.src ?? '') && !/^data:image\/(png|jpe?g|gif|webp);base64,/i.test(attribs.src ?? ''),
}

/** The HTML somebody wrote without anything dangerous in it. What is clean already comes back unchanged. */
export const cleanHtml = (html: string): string => (/[<>&]/.test(html) ? sanitize(html, allowed) : html)
