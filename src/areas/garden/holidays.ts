import type { Label } from '../../contract/label'
import shipped from './data/holidays.json' with { type: 'json' }

/** A day the State Council named: off when not `open`, otherwise a weekend day on which work is made up. */
export type Holiday = Label & { readonly date: string; readonly open: boolean }

/** Days off and make-up workdays known when this version was made: 2024 to 2026, and the statutory days of 2027. */
export const holidays: readonly Holiday[] = shipped
