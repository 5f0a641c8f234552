import { recordKey, sheetKey } from './attendance/keys'
import type { Noun } from './nouns'
import { menuMealKey, weekMenuKey } from './recipes/keys'

type Values = Readonly<Record<string, unknown>>

/** Nouns whose id follows from their values, so that two devices making the same row meet in one. */
export const keys = {
  'attendance-record': recordKey,
  'attendance-sheet': sheetKey,
  'menu-meal': menuMealKey,
  'school-day': (values: Values) => String(values.date),
  'week-menu': weekMenuKey,
} as const satisfies Partial<Record<Noun, (values: Values) => string>>
