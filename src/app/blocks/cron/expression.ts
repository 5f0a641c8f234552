import { emptyPart, type PartName, parsePart, partNames, writePart } from './part'

/** What each part of an expression says, as it is written. */
export type CronParts = Readonly<Record<PartName, string>>

/** The parts of an expression. What is missing is every, and of the week not set; what cannot be read is every. */
export function partsOf(expression: string): CronParts {
  const texts = expression.trim().split(/\s+/)
  const part = (name: PartName, at: number) => writePart(parsePart(name, texts[at] ?? ''))
  const parts = Object.fromEntries(partNames.map((name, at) => [name, part(name, at)])) as CronParts
  return oneOfDayAndWeek(parts)
}

/** Day and week are never both set, nor both left: a week that is set is what counts. */
function oneOfDayAndWeek(parts: CronParts): CronParts {
  if (parts.week !== '?') return { ...parts, day: '?' }
  return parts.day === '?' ? { ...parts, day: '*' } : parts
}

/**
 * What follows when a part is set. Whoever says at which minute does not mean each second of it: a part just below that is every becomes its first
 * value. `name`: the part that was set.
 */
const follows: Readonly<Record<PartName, (parts: CronParts) => Partial<CronParts>>> = {
  second: () => ({}),
  minute: ({ second }) => (second === '*' ? { second: '0' } : {}),
  hour: ({ minute }) => (minute === '*' ? { minute: '0' } : {}),
  day: ({ day, hour }) => (day !== '?' && hour === '*' ? { hour: '0' } : {}),
  week: ({ week, hour }) => (week !== '?' && hour === '*' ? { hour: '0' } : {}),
  month: ({ day, week }) => (day === '?' && week === '*' ? { week: '1' } : week === '?' && day === '*' ? { day: '1' } : {}),
  year: ({ year, month }) => (year !== '*' && month === '*' ? { month: '1' } : {}),
}

const settled = (parts: CronParts, name: PartName): CronParts => {
  const changed = follows[name](parts)
  return partNames.filter((one) => one in changed).reduce(settled, { ...parts, ...changed })
}

/** The parts with one of them set, and what follows from that, down to the seconds. */
export function withPart(parts: CronParts, name: PartName, text: string): CronParts {
  const set = { ...parts, [name]: text }
  // Who leaves the week means the day, and the other way round.
  const next = name === 'day' && text !== '?' ? { ...set, week: '?' } : name === 'day' ? { ...set, week: '1' } : oneOfDayAndWeek(set)
  return settled(next, name)
}

/** The expression with a space between its parts. */
export const expressionOf = (parts: CronParts): string => partNames.map((name) => parts[name] || emptyPart(name)).join(' ')
