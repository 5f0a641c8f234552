/** GET with `words` and `nouns`, these with commas between: the rows each of them has for the words, by noun, twenty at most. */
export const searchPath = '/sys/search'

/** Signs that are looked for. */
export const longestWords = 50
/** Nouns that are looked through by one call. */
export const mostNouns = 20
