/** What fields hold, by name. Of which noun and of how many of its fields the place says that has them. */
export type Values = Readonly<Record<string, unknown>>
