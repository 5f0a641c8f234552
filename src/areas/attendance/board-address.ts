/** The address of a class's board on a day. */
export const boardAddress = (classId: string, day: string): string => `/attendance/board?class=${encodeURIComponent(classId)}&day=${day}`
