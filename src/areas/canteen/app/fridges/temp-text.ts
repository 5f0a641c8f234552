const shape = /^-?\d{0,2}(\.\d?)?$/

/** The text after one more character, or as it was when that is no temperature with one place after the point. */
export const typedTemp = (text: string, next: string): string => (shape.test(next) ? next : text)

/** The number a text means; undefined while it is none. */
export function tempOf(text: string): number | undefined {
  if (!/\d/.test(text)) return undefined
  const temp = Number(text)
  return temp >= -60 && temp <= 80 ? temp : undefined
}

/** The text with its sign turned. */
export const turned = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`)
