import type { FieldFacts } from '../../../contract/field'

/** Whether a note is more than lines of plain text, and has an editor and a look of its own. */
export const isFormatted = ({ html, markdown, code }: FieldFacts): boolean => html === true || markdown === true || code !== undefined
