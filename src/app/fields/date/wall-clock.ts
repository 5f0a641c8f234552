/** A number with two digits. */
export const two = (value: number) => String(value).padStart(2, '0')

/** A date object whose local parts read as the given wall-clock text. No zone is involved: only its parts are ever used. */
export function partsOf(text: unknown): Date | undefined {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/.exec(String(text ?? ''))
  if (!found) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return new Date(year, month - 1, day, hour, minute, second)
}

/** `YYYY-MM-DD` of a date's local parts. */
export const dayText = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** `YYYY-MM-DD HH:mm:ss` of a date's local parts. */
export const dateTimeText = (date: Date): string =>
  `${dayText(date)} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
