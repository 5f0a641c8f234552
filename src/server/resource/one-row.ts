import * as z from 'zod/mini'

/** A call about one row. The entry that stands for every permission is a row like others; only its id is none that anybody could choose. */
export const one = z.object({ id: z.string().check(z.regex(/^(\*|[\w.:-]{1,64})$/)) })
