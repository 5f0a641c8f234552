/** Grams of each unit a weight is written in. */
export const gramsOf = { g: 1, kg: 1000, 斤: 500 } as const
export type WeightUnit = keyof typeof gramsOf
