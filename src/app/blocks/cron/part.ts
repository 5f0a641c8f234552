/** The seven parts of an expression, in their order. */
export const partNames = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const
export type PartName = (typeof partNames)[number]

/** How one part says when. `notSet`: the other one of day and week says it. `workDay`: the working day nearest to a day of the month. */
export type Part =
  | { readonly type: 'notSet' | 'every' | 'last' }
  | { readonly type: 'range'; readonly from: number; readonly to: number }
  | { readonly type: 'loop'; readonly from: number; readonly every: number }
  | { readonly type: 'workDay'; readonly day: number }
  | { readonly type: 'specific'; readonly values: readonly number[] }
export type PartType = Part['type']

/** Least and greatest value of a part. Years have four digits at most, and there is no year nought. */
export const bounds: Readonly<Record<PartName, readonly [number, number]>> = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  week: [1, 7],
  year: [1, 9999],
}

const plain = ['every', 'range', 'loop', 'specific'] as const
/** The ways in which a part can be set, in the order in which they are offered. */
export const typesOf: Readonly<Record<PartName, readonly PartType[]>> = {
  second: plain,
  minute: plain,
  hour: plain,
  day: ['notSet', 'every', 'range', 'loop', 'workDay', 'last', 'specific'],
  month: plain,
  week: ['notSet', ...plain],
  year: ['every', 'range', 'loop'],
}

/** What an empty part is. */
export const emptyPart = (name: PartName): string => (name === 'week' ? '?' : '*')

const isWithin = (name: PartName, value: number) => value >= bounds[name][0] && value <= bounds[name][1]

function read(text: string): Part | undefined {
  if (text === '?') return { type: 'notSet' }
  if (text === '*') return { type: 'every' }
  if (text === 'L') return { type: 'last' }
  const [, from, sign, to] = /^(\d{1,4})([-/])(\d{1,4})$/.exec(text) ?? []
  if (from && to) return sign === '-' ? { type: 'range', from: +from, to: +to } : { type: 'loop', from: +from, every: +to }
  const day = /^(\d{1,2})W$/.exec(text)?.[1]
  if (day) return { type: 'workDay', day: +day }
  return /^\d{1,4}(,\d{1,4})*$/.test(text) ? { type: 'specific', values: text.split(',').map(Number) } : undefined
}

function isGood(name: PartName, part: Part): boolean {
  if (!typesOf[name].includes(part.type)) return false
  if (part.type === 'range') return part.from <= part.to && isWithin(name, part.from) && isWithin(name, part.to)
  if (part.type === 'loop') return isWithin(name, part.from) && part.every >= 1 && part.every <= bounds[name][1]
  if (part.type === 'workDay') return isWithin(name, part.day)
  return part.type !== 'specific' || part.values.every((value) => isWithin(name, value))
}

/** What one part of an expression says. What cannot be read, or lies out of its bounds, is every. */
export function parsePart(name: PartName, text: string): Part {
  const part = read(text.trim() || emptyPart(name))
  return part && isGood(name, part) ? part : { type: 'every' }
}

/** A part as it stands in an expression. A range is written from its lesser end, and of nothing specific every. */
export function writePart(part: Part): string {
  switch (part.type) {
    case 'notSet':
      return '?'
    case 'every':
      return '*'
    case 'last':
      return 'L'
    case 'range':
      return `${Math.min(part.from, part.to)}-${Math.max(part.from, part.to)}`
    case 'loop':
      return `${part.from}/${part.every}`
    case 'workDay':
      return `${part.day}W`
    case 'specific':
      return [...new Set(part.values)].toSorted((one, two) => one - two).join(',') || '*'
  }
}

/** A part of a type as it is at first. `year`: this one. */
export function initialPart(name: PartName, type: PartType, year: number): Part {
  const [least, greatest] = bounds[name]
  if (type === 'range') return name === 'year' ? { type, from: year, to: year + 100 } : { type, from: least, to: greatest }
  if (type === 'loop') return { type, from: name === 'year' ? year : least, every: 1 }
  if (type === 'workDay') return { type, day: 1 }
  return type === 'specific' ? { type, values: [least] } : { type }
}
