import { linkSchemes } from '../../../../contract/fields/rich-html'

const withScheme = new RegExp(`^(?:${linkSchemes.join('|')}):\\S+$`, 'i')

/** The address somebody means: of a page, by mail or by telephone. Undefined where it is none that a text may lead to. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d -]{5,20}$/.test(text)) return `tel:${text.replace(/[ -]/g, '')}`
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]\S*)?$/u.test(text)) return `https://${text}`
  return withScheme.test(text) ? text : undefined
}
