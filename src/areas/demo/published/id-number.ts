const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/**
 * An identity number that is well formed and belongs to nobody: no place has the area code 990000.
 * `order` is the running number of the day, its parity follows the sex ('1' male, '2' female).
 */
export function idNumber(birthday: string, sex: string, order: number): string {
  const running = (order % 499) * 2 + (sex === '1' ? 1 : 2)
  const digits = `990000${birthday.replaceAll('-', '')}${String(running).padStart(3, '0')}`
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return `${digits}${'10X98765432'[sum % 11]}`
}
