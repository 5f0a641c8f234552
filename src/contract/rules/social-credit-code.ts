const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Unified social credit code, 18 places, weights 3^i mod 31 (GB 32100-2015). */
export function isSocialCreditCode(value: string): boolean {
  if (!new RegExp(`^[${alphabet}]{18}$`).test(value)) return false
  let weight = 1
  let sum = 0
  for (const letter of value.slice(0, 17)) {
    sum += alphabet.indexOf(letter) * weight
    weight = (weight * 3) % 31
  }
  return alphabet[(31 - (sum % 31)) % 31] === value[17]
}
