import { isIdCard } from './id-card'
import { addRules } from './rules'

/** The rest of the rules: asked for by their codes, and by records a house makes. No phone fetches them before its first mark. */
const laterRules = {
  /** A resident identity number, also one of 15 digits as they were given until 1999. */
  nationalId: (value: string) => /^\d{15}$/.test(value) || isIdCard(value),
  /** The number of any other paper somebody shows. */
  idNumber: (value: string) => /^[A-Za-z\d]{1,50}$/.test(value),
  natural: (value: string) => /^(0|[1-9]\d*)$/.test(value),
  letters: (value: string) => /^[A-Za-z]+$/.test(value),
  lettersDigits: (value: string) => /^[A-Za-z\d]{1,20}$/.test(value),
  /** Chinese, letters and spaces. */
  words: (value: string) => /^[\p{Script=Han}A-Za-z ]{2,100}$/u.test(value),
  /** Numbers, one a line. */
  digitLines: (value: string) => /^[\d\r\n]+$/.test(value),
  landline: (value: string) => /^0\d{2,3}-?\d{7,8}$/.test(value),
  bankCard: (value: string) => /^[1-9]\d{9,19}$/.test(value),
  qq: (value: string) => /^\d{5,12}$/.test(value),
  /** Degrees east and north, as maps write them. */
  lngLat: (value: string) => {
    const [east = 0, north = 0] = value.split(',').map(Number)
    return /^-?\d{1,3}(\.\d{1,8})?,-?\d{1,2}(\.\d{1,8})?$/.test(value) && Math.abs(east) <= 180 && Math.abs(north) <= 90
  },
  url: (value: string) => /^https?:\/\/\S+$/.test(value),
} as const
export type LaterRules = typeof laterRules

addRules(laterRules)
