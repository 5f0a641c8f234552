import { isMeal } from '../../recipes/published/meal'

/** Letters that are not mistaken for each other on a wet label. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const places = 6

type Numbered = { readonly id: string; readonly date: string; readonly mealType: string }

/**
 * The number on the box: day, meal, and six letters of the row's own id, which is made on the device and differs on each. So it is
 * the same on both sides and needs no network: `20261121-L-7KQ2MX`.
 */
export function sampleNumber({ id, date, mealType }: Numbered): string {
  const tail = [...id].reduce((sum, letter) => (sum * 131 + letter.charCodeAt(0)) % 2 ** 44, 7)
  let left = tail
  let said = ''
  for (let place = 0; place < places; place++) {
    said += letters[left % letters.length]
    left = Math.floor(left / letters.length)
  }
  return `${date.replaceAll('-', '')}-${isMeal(mealType) ? mealType : 'X'}-${said}`
}
