import { addDays, addMonths } from '../../../contract/time'

/** Days back, today included, of which this device keeps records. */
const kept = 30

/** The last day of a month. */
export const endOfMonth = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)

/** Whether every day of a month that has been is kept on this device. */
export const isKept = (month: string, today: string): boolean => `${month}-01` > addDays(today, -kept)

/** Whether at least its last days are. */
export const isPartlyKept = (month: string, today: string): boolean => endOfMonth(month) > addDays(today, -kept)
