/**
 * What a code is: part of the noun's name. Letters alone, because tables and indexes share their names: with a second part a table could be
 * called as the index of another one.
 */
export const madeCode = /^[a-z]{1,16}$/

/** Names are made of letters alone, numbers of tenants too. */
const lettersOf = (tenant: number): string => String(tenant).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

/** Name of a noun a tenant has made. No two tenants have one in common, and no noun of the product begins so. */
export const madeName = (tenant: number, code: string): string => `made-${lettersOf(tenant)}-${code}`
/** The code such a noun has in its tenant. */
export const codeOfMade = (noun: string): string => noun.split('-').at(-1) ?? ''
/** Whether a noun was made at run time, by its name. */
export const isMade = (noun: string): boolean => /^made-[a-j]+-[a-z]+$/.test(noun)

/** First part of the calls of all nouns made at run time, before their names. */
export const madePath = '/online/made'

/** Whether some permissions are about any noun made at run time. */
export const holdsMade = (granted: ReadonlySet<string>): boolean => [...granted].some((code) => isMade(code.split(':')[0] ?? ''))

/** Ids of the menu entry and the buttons of such nouns, as a pattern the database reads as well. */
export const madeEntry = /^(noun\.)?made-[a-j]+-[a-z]+(:|$)/
