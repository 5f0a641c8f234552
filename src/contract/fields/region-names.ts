import { areaList } from '@vant/area-data'
import { regionStem } from './region'

/** What each region is called, by its code. Some hundred kilobytes: a device fetches this file when somebody chooses or reads a region. */
const names: ReadonlyMap<string, string> = new Map(
  [areaList.province_list, areaList.city_list, areaList.county_list].flatMap((list) => Object.entries(list)),
)

/** Code under which the provinces stand. */
export const wholeCountry = '86'

export const isRegion = (code: string): boolean => names.has(code)

/** Codes of the regions a region lies in and its own, from its province on. */
export const regionPath = (code: string): string[] =>
  [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])].filter((one) => names.has(one))

/** A region with those it lies in, as an address begins: what is called the same twice is said once. The code itself where nobody knows it. */
export const regionText = (code: string): string => [...new Set(regionPath(code).map((one) => names.get(one)))].join(' ') || code

type Choice = { readonly value: string; readonly text: string }

/** The regions by the one they lie right within. */
function parted(): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const [value, text] of names) {
    const stem = regionStem(value)
    const above = stem.length === 2 ? wholeCountry : `${stem.slice(0, -2)}${'0'.repeat(8 - stem.length)}`
    const beside = found.get(above) ?? []
    beside.push({ value, text })
    found.set(above, beside)
  }
  return found
}
let below: ReturnType<typeof parted> | undefined

/** The regions right within one, in the order of their codes. */
export function regionsIn(code: string): readonly Choice[] {
  below ??= parted()
  return below.get(code) ?? []
}

/** The code of a region by the text of `regionText`; undefined where no region is called so. */
export function regionOf(text: string): string | undefined {
  byText ??= new Map([...names.keys()].map((code) => [regionText(code), code]))
  return byText.get(text)
}
let byText: ReadonlyMap<string, string> | undefined
