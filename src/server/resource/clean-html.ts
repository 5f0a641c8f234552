import sanitize from 'sanitize-html'
import type { Fields } from '../../contract/field'
import { isRichPicture, linkLook, linkSchemes, richAttributes, richStyles, richTags } from '../../contract/fields/rich-html'
import type { Values } from '../../contract/fields/values'
import { escaped } from '../http/html-page'

const lists = (given: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(given).map(([name, values]) => [name, [...values]]))

const allowed: sanitize.IOptions = {
  allowedTags: [...richTags],
  allowedAttributes: lists(richAttributes),
  allowedStyles: { '*': Object.fromEntries(Object.entries(richStyles).map(([name, known]) => [name, [...known]])) },
  allowedSchemes: [...linkSchemes],
  // A picture from elsewhere would tell its owner who reads it, and when.
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', linkLook) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isRichPicture(attribs.src),
}

/** Whether a content is written as markup. */
export const isMarkup = (text: string): boolean => /<[a-z][^>]*>/i.test(text)

/**
 * The HTML of what somebody typed into a field that holds HTML: markup as it is, anything else as a text with its lines. Signs that are
 * written as HTML already (`&lt;`) stay, so that a text comes back unchanged however often it is saved.
 */
const typedHtml = (content: string): string =>
  isMarkup(content) ? content : content.replace(/[<>]|&(?!#?\w{1,16};)/g, (sign) => escaped(sign)).replace(/\r\n?|\n/g, '<br>')

/** The HTML somebody wrote without anything dangerous in it. What is clean already comes back unchanged. */
export const cleanHtml = (html: string): string => (/[<>&]/.test(html) ? sanitize(html, allowed) : html)

/** Values with those that are HTML clean, however they came. */
export function withCleanHtml(fields: Fields, values: Values): Values {
  const rich = Object.entries(values).filter(([name, value]) => fields[name]?.html && typeof value === 'string')
  if (rich.length === 0) return values
  return { ...values, ...Object.fromEntries(rich.map(([name, value]) => [name, cleanHtml(typedHtml(String(value)))])) }
}
