/**
 * What HTML that people write may be made of: text and its looks, lists, tables, links and pictures. Nothing in it runs, frames something or
 * reaches out by itself. Whoever writes it, stores it or shows it keeps to these lists.
 */
export const richTags: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Attributes by tag; `*` for all of them. */
export const richAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['style'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
}

/** What links open in, and that they tell nobody where somebody came from. */
export const linkLook = { target: '_blank', rel: 'noopener noreferrer' } as const
export const linkSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** Sizes of letters people choose from, in pixels. */
export const letterSizes = { least: 12, most: 72 } as const

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]{1,40}\)$/i, /^[a-z]{1,20}$/i]

/** Looks by the name CSS has for them, and what their values are like. */
export const richStyles: Readonly<Record<string, readonly RegExp[]>> = {
  color: colour,
  'background-color': colour,
  'text-align': [/^(left|right|center|justify)$/],
  'text-decoration': [/^(underline|line-through|none)$/],
  'font-weight': [/^(bold|normal|[1-9]00)$/],
  'font-style': [/^(italic|normal)$/],
  'font-size': [/^\d{1,2}(\.\d)?(px|pt|em|rem)$/],
  'text-indent': [/^\d(\.\d{1,2})?em$/, /^\d{1,2}(\.\d{1,2})?(px|pt)$/],
  'line-height': [/^[1-4](\.\d{1,2})?$/, /^[1-4]\d{2}%$/],
}

/** Whether a look may be given: `isRichStyle('text-indent', '2em')`. */
export const isRichStyle = (name: string, value: string): boolean =>
  Object.hasOwn(richStyles, name) && (richStyles[name] ?? []).some((known) => known.test(value))

/** The address of a picture that was uploaded here: under any base, and with nothing in it that leads out of its place. */
const stored = /^\/([\w-]+\/)?sys\/common\/static\/(?!.*(\/\.|%2e|%2f|%5c))[^\s?#\\<>"']{1,400}$/i

/**
 * Whether a picture may be shown: one that stands in the text itself, or that was uploaded to this house. One from elsewhere would tell its
 * owner who reads, and when.
 */
export const isRichPicture = (source: string | null | undefined): boolean =>
  /^\s*data:image\/(png|jpe?g|gif|webp);base64,/i.test(source ?? '') || stored.test(source ?? '')
