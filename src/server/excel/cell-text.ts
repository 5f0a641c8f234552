/** What a program that opens a sheet may take for the beginning of a formula (OWASP, "CSV Injection"), however often it was guarded already. */
const risky = /^'*[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

/** A text as it goes out: one that might be run as a formula begins with an apostrophe. Numbers stay numbers. */
export const guardCell = <Value extends string | number>(value: Value): Value | string =>
  typeof value === 'string' && risky.test(value) ? `'${value}` : value

/** A text as it came in, without what `guardCell` put before it. */
export const unguardText = (text: string): string => (guarded.test(text) ? text.slice(1) : text)
