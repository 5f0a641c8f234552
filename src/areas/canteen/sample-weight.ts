/** Least grams of a sample, for every dish. Given in the rules for school meals; the local authority may ask for more. */
export const leastWeight = 125
