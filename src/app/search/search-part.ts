import { earlyPart } from '../design/early-part'

/** What appears when somebody looks for something: behind a press, and after the first screen. */
export const searchPart = earlyPart(() => import('./Search').then((file) => file.Search))
