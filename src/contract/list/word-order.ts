// To open the order of a language takes a slow phone 20 ms: it waits for the first two words that are compared.
let plain: Intl.Collator | undefined
let counted: Intl.Collator | undefined

/** Which of two words comes first in Chinese, by how they are said; negative, zero or positive as `sort` has it. */
export function compareWords(one: string, other: string): number {
  plain ??= new Intl.Collator('zh-CN')
  return plain.compare(one, other)
}

/** The same, where numbers in words come by what they count: 2 before 10. */
export function compareNumberedWords(one: string, other: string): number {
  counted ??= new Intl.Collator('zh-CN', { numeric: true })
  return counted.compare(one, other)
}
