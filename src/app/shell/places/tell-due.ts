import { useTold } from './due-counts'

/** Says how much is due on the screen at an address, as one of those who count there knows it now. */
export const tellDue = (who: string, path: string, count: number): void =>
  useTold.setState((told) => (told[who]?.path === path && told[who].count === count ? told : { ...told, [who]: { path, count } }))

/** Takes back what some of them have said, as soon as they do not know it any more. */
export const forgetDue = (...whose: readonly string[]): void =>
  useTold.setState((told) => Object.fromEntries(Object.entries(told).filter(([who]) => !whose.includes(who))), true)
