import type { PartProps } from '../../../../../app/record-page/record-page'
import { EntryLines } from './EntryLines'

/** Who of the family was asked what, and when. */
export const CallLines = (props: PartProps) => <EntryLines {...props} field="contactLog" at="at" />
