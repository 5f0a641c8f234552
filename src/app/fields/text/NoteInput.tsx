import type { FieldInputProps } from '../field-input'
import { FormattedPart } from '../rare-inputs'
import { isFormatted } from './formatted'
import { Lines } from './Lines'

/** Several lines of text; in an editor of their own where they are formatted. */
export const NoteInput = (props: FieldInputProps) => (isFormatted(props.facts) ? <FormattedPart {...props} /> : <Lines {...props} />)
