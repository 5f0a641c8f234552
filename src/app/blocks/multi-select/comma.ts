/** The values of a text with commas between them; each once, none empty. */
export const splitComma = (text: string | null | undefined): string[] => [...new Set((text ?? '').split(',').filter((part) => part !== ''))]

/** Values as such a text; empty where there are none. */
export const joinComma = (values: readonly string[]): string => values.join(',')
