import { isGiven } from '../../fields/field-input'
import type { PartProps } from '../../record-page/record-page'
import { FieldFacts } from '../../resource/FieldFacts'

const shown = ['msgType', 'userIds', 'startTime', 'endTime', 'openPage', 'busId', 'titleInPush']

/** Whom a notice is for, and from when until when. What of it may change is changed where it is written. */
export function NoticeFacts({ resource, row }: PartProps) {
  const names = shown.filter((name) => isGiven(row[name]))
  return <FieldFacts resource={resource} values={row} names={names} />
}
