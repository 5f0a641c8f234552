/** Languages the product speaks. The first is the one a person gets when the browser asks for neither. */
export const languages = ['zh-CN', 'en'] as const
export type Language = (typeof languages)[number]

/**
 * One thing said in both languages. Values in braces, `{max}`, are filled in by `say`. What a number asks for in English stands behind its
 * name: `{count} {count:edit is|edits are} safe`, first for one, then for any other number.
 */
export type Label = { readonly zh: string; readonly en: string }

export const label = (zh: string, en: string): Label => ({ zh, en })

/** Several words one after the other, with the mark the language puts between them. */
export const listed = (words: readonly unknown[], language: Language): string => words.join(language === 'en' ? ', ' : '、')

/** The sentence in one language with its values filled in, several words as one value. A value nobody gave stays visible as its name. */
export function say(label: Label, language: Language, values: Record<string, unknown> = {}): string {
  const sentence = language === 'en' ? label.en : label.zh
  return sentence.replace(/\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    if (!(name in values)) return whole
    const value = values[name]
    if (one !== undefined) return (isOne(value) ? one : other) ?? whole
    return Array.isArray(value) ? listed(value, language) : String(value)
  })
}

/** As English counts: there is one of it, and of nothing there are several. */
const isOne = (value: unknown): boolean => Math.abs(Number(value)) === 1

/** The same with its values filled in, in both languages. */
export const filled = (sentence: Label, values: Record<string, unknown>): Label =>
  label(say(sentence, 'zh-CN', values), say(sentence, 'en', values))

/** The language to speak with somebody whose browser or request prefers `wanted` (an Accept-Language value or a tag). */
export const languageFor = (wanted: string | undefined): Language => (/^\s*en\b/i.test(wanted ?? '') ? 'en' : 'zh-CN')
