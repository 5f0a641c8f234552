const dayShape = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** A day or moment as people and spreadsheets write it, as it is stored: `YYYY-MM-DD`, with the time `YYYY-MM-DD HH:mm:ss`. Any other text stays. */
export function dayOfText(text: string, withTime: boolean): string {
  const [, year, month, day, hour = '0', minute = '00', second = '00'] = dayShape.exec(text) ?? []
  if (!year || !month || !day) return text
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return withTime ? `${date} ${hour.padStart(2, '0')}:${minute}:${second}` : date
}
