import type { PartProps } from '../../../../../app/record-page/record-page'
import { EntryLines } from './EntryLines'

/** How the child was, day by day. */
export const FollowUpLines = (props: PartProps) => <EntryLines {...props} field="followUps" at="date" />
