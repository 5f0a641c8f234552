import { refuseFields } from '../../contract/error'
import { objectIn } from '../../contract/fields/json-text'
import { escaped } from '../http/html-page'
import { isMarkup } from '../resource/clean-html'

/** The HTML of a content: markup as it is, anything else as a text with its lines. */
export const htmlOf = (content: string): string => (isMarkup(content) ? content : escaped(content).replaceAll('\n', '<br>'))

/** The plain words of a content. */
export const wordsOf = (content: string): string =>
  (isMarkup(content) ? content.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ') : content).replace(/\s+/g, ' ').trim()

/** The values a template is filled with. Refuses what is no JSON object of texts and numbers. */
export function valuesIn(json: string): Readonly<Record<string, string | number>> {
  const given = objectIn(json)
  const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
  if (!given || !Object.values(given).every(isPlain)) return refuseFields({ esParam: { code: 'message.values' } })
  return given as Record<string, string | number>
}

/** A wording with the value of each `${name}` in its place. Within markup a value is text and nothing more. Refuses when one is missing. */
export function fillTemplate(wording: string, values: Readonly<Record<string, string | number>>): string {
  const isHtml = isMarkup(wording)
  return wording.replace(/\$\{\s*([\w.-]{1,64})\s*\}/g, (_whole, name: string) => {
    if (!Object.hasOwn(values, name)) refuseFields({ esParam: { code: 'message.value', values: { name } } })
    return isHtml ? escaped(values[name]) : String(values[name])
  })
}
