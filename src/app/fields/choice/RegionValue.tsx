import { regionText } from '../../../contract/fields/region-names'

/** A region by its name and those of the ones it lies in. */
export const RegionValue = ({ code }: { code: string }) => regionText(code)
