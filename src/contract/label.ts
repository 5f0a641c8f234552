/** Languages the product speaks. The first is the one a person gets when the browser asks for neither. */
export const languages = ['zh-CN', 'en'] as const
export type Language = (typeof languages)[number]

/** One thing said in both languages. Values in braces, `{max}`, are filled in by `say`. */
export type Label = { readonly zh: string; readonly en: string }

export const label = (zh: string, en: string): Label => ({ zh, en })

/** The sentence in one language with its values filled in. A value nobody gave stays visible as its name. */
export function say(label: Label, language: Language, values: Record<string, unknown> = {}): string {
  const sentence = language === 'en' ? label.en : label.zh
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/** The language to speak with somebody whose browser or request prefers `wanted` (an Accept-Language value or a tag). */
export const languageFor = (wanted: string | undefined): Language => (/^\s*en\b/i.test(wanted ?? '') ? 'en' : 'zh-CN')
