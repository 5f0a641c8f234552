import type { Behaviour } from '../../../server/resource/behaviour'

/** A day of the calendar is known by its date. */
export const schoolDayBehaviour: Behaviour = { key: (values) => String(values.date ?? '') }
