const pad = (number: number, places: number) => String(number).padStart(places, '0')

/** The day `months` later, or the last day of that month when it is shorter: a month after 31 January is 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const total = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(total / 12), total % 12]
  const last = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate()
  return `${pad(toYear, 4)}-${pad(toMonth + 1, 2)}-${pad(Math.min(date, last), 2)}`
}

/** Completed months between a birthday and a day, both `YYYY-MM-DD`; negative before the birthday. */
export function ageInMonths(birthday: string, on: string): number {
  const months = (Number(on.slice(0, 4)) - Number(birthday.slice(0, 4))) * 12 + Number(on.slice(5, 7)) - Number(birthday.slice(5, 7))
  return addMonths(birthday, months) > on ? months - 1 : months
}
