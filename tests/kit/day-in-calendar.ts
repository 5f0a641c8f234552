/** A day of the calendar as a device holds it: open, and with a kitchen, unless `more` says otherwise. */
export const dayInCalendar = (
  date: string,
  more: { readonly isOpen?: boolean; readonly mealServed?: boolean; readonly reason?: string } = {},
) => ({
  ...{ id: date, date, isOpen: true, reason: null, mealServed: true },
  ...{ rev: 1, scope: 'all', createBy: 'x', createTime: `${date} 05:00:00`, updateBy: null, updateTime: null },
  ...more,
})
