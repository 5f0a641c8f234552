/** Whether a text looks like the code of a province, city or county: six digits, as GB/T 2260 has them. */
export const isRegionCode = (value: string): boolean => /^[1-9]\d{5}$/.test(value)

/** The digits all places within a region share: two of a province, four of a city, six of a county. */
export const regionStem = (code: string): string => code.replace(/(00){1,2}$/, '')
