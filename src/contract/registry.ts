/**
 * Names the compiler knows. The file of a noun adds the noun, with its definition; an area adds the codes of its dictionaries. So a name
 * that is misspelt does not compile where it is written, nothing is listed twice, and two files may refer to each other.
 */

/** Definitions of nouns by their names. */
// biome-ignore lint/suspicious/noEmptyInterface: each noun adds itself.
export interface NounTypes {}
/** Flows of nouns that have states, by the nouns' names. */
// biome-ignore lint/suspicious/noEmptyInterface: each flow adds itself.
export interface FlowTypes {}
/** Ways in which areas say no, by their codes. */
// biome-ignore lint/suspicious/noEmptyInterface: each area adds its own.
export interface ErrorTypes {}
/** Codes of dictionaries. */
// biome-ignore lint/suspicious/noEmptyInterface: each area adds its own.
export interface DictCodes {}
/** Ways in which rows are read beside their scope, by whom they are about. */
// biome-ignore lint/suspicious/noEmptyInterface: whoever says who holds its keys adds it.
export interface ReaderWays {}

export type Noun = keyof NounTypes & string
export type DictCode = keyof DictCodes & string
export type Way = keyof ReaderWays & string
