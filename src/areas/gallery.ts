import type { Noun } from './nouns'

/** Nouns whose photographs may be chosen from what lies on the device. All others are evidence of there and then, and are taken there. */
export const gallery = ['dish'] as const satisfies readonly Noun[]
