import { demoNames } from './demo-names'
import { padded } from './padded'
import { random } from './random'
import { type Post, staffPosts } from './staff-posts'

/** Somebody who works in the demonstration kindergarten. Nothing here depends on a day. */
export type DemoStaff = Post & {
  readonly id: string
  /** Two digits, from 01. */
  readonly number: string
  readonly staffNo: string
  readonly name: string
  readonly sex: '1' | '2'
  readonly phone: string
}

/** The people of a seed, no two of one name, in the order of their staff numbers. */
export function demoStaff(seed: number): DemoStaff[] {
  const chance = random(seed, 'staff')
  const taken = new Set<string>()
  const name = (given: readonly string[]): string => {
    const drawn = chance.weighted(demoNames.surnames).name + chance.pick(given)
    return taken.has(drawn) ? name(given) : drawn
  }
  return staffPosts
    .flatMap((post) => Array.from({ length: post.people }, () => post))
    .map((post, at) => {
      const isMan = chance.chance(post.men)
      const drawn = name(isMan ? demoNames.fathers : demoNames.mothers)
      taken.add(drawn)
      const number = padded(at + 1, 2)
      return {
        ...post,
        id: `staff.${number}`,
        number,
        staffNo: `S0${number}`,
        name: drawn,
        sex: isMan ? '1' : '2',
        phone: `199000000${number}`,
      }
    })
}

/** Those who hold a post, in order. */
export const holdersOf = (staff: readonly DemoStaff[], post: string): DemoStaff[] => staff.filter((one) => one.post === post)
