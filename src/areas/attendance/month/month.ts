import { addDays, addMonths } from '../../../contract/time'

/** Whether a text is a month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** The last day of a month. */
export const endOfMonth = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)
