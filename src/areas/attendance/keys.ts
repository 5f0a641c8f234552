type Values = Readonly<Record<string, unknown>>

/** Id of a child's record of a day. */
export const recordKey = (values: Values): string => `${values.date}.${values.childId}`

/** Id of a class's sheet of a day. */
export const sheetKey = (values: Values): string => `${values.date}.${values.classId}`
