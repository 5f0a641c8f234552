/** The table of single characters alone: sentences, for which the rest of the library is, are searched by nobody. */
declare module 'pinyin-pro/dist/esm/data/dict1.mjs' {
  const characters: {
    /** The readings of a character with tones and blanks between, the commonest first: `dān shàn chán`. */
    get(char: string): string | undefined
  }
  // biome-ignore lint/style/noDefaultExport: this is how the library exports it
  export default characters
}

/** How surnames are read, by the surname. */
declare module 'pinyin-pro/dist/esm/data/surname.mjs' {
  const surnames: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: this is how the library exports it
  export default surnames
}
