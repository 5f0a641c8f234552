import { dateTime, type Field, optional, text } from '../field'

/** Most steps a row remembers; one more is refused, none is forgotten. */
export const mostSteps = 50

/** What is told of one step of a row's history: when it was made, by whom, which it was, and why. */
export const stepFields = (what: Field<string>) => ({
  at: dateTime('时间', 'At'),
  by: text('经手人', 'By', { max: 50 }),
  what,
  text: optional(text('说明', 'Why', { max: 200 })),
})
