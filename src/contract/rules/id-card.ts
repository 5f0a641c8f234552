const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Resident identity number of 18 places with its check character (GB 11643-1999, ISO 7064 MOD 11-2). */
export function isIdCard(value: string): boolean {
  if (!/^\d{17}[\dX]$/i.test(value)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(value[at]), 0)
  return '10X98765432'[sum % 11] === value[17]?.toUpperCase()
}

/** Birthday written into an identity number, `YYYY-MM-DD`. */
export const birthdayOf = (idCard: string): string => `${idCard.slice(6, 10)}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}`

/** Dictionary value of the sex written into an identity number: 1 male, 2 female. */
export const sexOf = (idCard: string): '1' | '2' => (Number(idCard[16]) % 2 === 1 ? '1' : '2')
