/** The address that rings a telephone. */
export const callAddress = (phone: string): string => `tel:${phone}`
