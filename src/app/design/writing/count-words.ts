const words = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

/** How many words a text has, as office programs count: every Chinese character is one, and so is every word or number of letters. */
export const countWords = (text: string): number => text.match(words)?.length ?? 0
