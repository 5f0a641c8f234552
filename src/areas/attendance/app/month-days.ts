import { addDays } from '../../../contract/time'

/** Days back, today included, of which this device keeps records. */
const kept = 30

/** `YYYY-MM` a number of months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + (number - 1) + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The last day of a month. */
export const endOfMonth = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)

/** Whether every day of a month that has been is kept on this device. */
export const isKept = (month: string, today: string): boolean => `${month}-01` > addDays(today, -kept)

/** Whether at least its last days are. */
export const isPartlyKept = (month: string, today: string): boolean => endOfMonth(month) > addDays(today, -kept)
