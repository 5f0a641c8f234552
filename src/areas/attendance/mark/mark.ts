/** How a child's day went; the values of the dictionary `attStatus`. */
export const marks = ['P', 'L', 'E', 'S', 'A', 'U', 'H', 'N'] as const
export type Mark = (typeof marks)[number]

export const isMark = (value: unknown): value is Mark => (marks as readonly unknown[]).includes(value)

/** The child was here, if only for a part of the day. */
export const isPresent = (mark: string | null | undefined): boolean => mark === 'P' || mark === 'L' || mark === 'E'

/** The child was expected and did not come. */
export const isAbsent = (mark: string | null | undefined): boolean => mark === 'S' || mark === 'A' || mark === 'U' || mark === 'H'
