/** Id of a child's record of a day. */
export const recordKey = ({ date, childId }: { readonly date: string; readonly childId: string }): string => `${date}.${childId}`

/** Id of a class's sheet of a day. */
export const sheetKey = ({ date, classId }: { readonly date: string; readonly classId: string }): string => `${date}.${classId}`
