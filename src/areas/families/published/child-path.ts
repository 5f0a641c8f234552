/** Where the page of a child is. */
export const childPath = (id: string): string => `/garden/child?open=${encodeURIComponent(id)}`
