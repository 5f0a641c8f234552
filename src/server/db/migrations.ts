/**
 * Changes that do not follow from the nouns: a field removed or retyped, data moved. In order, never edited once released.
 * The place in the list is the number under which the database remembers it.
 */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = []
