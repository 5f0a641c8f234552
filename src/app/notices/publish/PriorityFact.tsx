import { asText } from '../../fields/field-input'
import type { PartProps } from '../../record-page/record-page'
import { PrioritySign } from '../PrioritySign'

/** How pressing a notice is, in the head of its record. */
export const PriorityFact = ({ row }: PartProps) => (
  <span className="head-fact">
    <PrioritySign priority={asText(row.priority)} />
  </span>
)
