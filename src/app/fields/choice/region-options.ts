import { regionsIn, wholeCountry } from '../../../contract/fields/region-names'

export type RegionOption = { readonly value: string; readonly label: string; readonly children?: RegionOption[] }

const optionsIn = (code: string): RegionOption[] =>
  regionsIn(code).map(({ value, text }) => {
    const children = optionsIn(value)
    return { value, label: text, ...(children.length > 0 && { children }) }
  })

/** Every region under the one it lies in. */
export const regionOptions = optionsIn(wholeCountry)
