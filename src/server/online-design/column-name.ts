/** The name a field has here, by that of a column: `parcel_no` is `parcelNo`. */
export const fieldNamed = (column: string): string => column.replace(/_+([a-z\d])/gi, (_, letter: string) => letter.toUpperCase())

/** The name of a field as a designer of tables reads it: it makes small letters of all it sends back, and two names could become one. */
export const columnNamed = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
