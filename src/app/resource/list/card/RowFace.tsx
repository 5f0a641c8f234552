import { Check } from 'lucide-react'
import type { Resource } from '../../../../contract/resource'
import { RefAvatar } from '../../../avatar/RefAvatar'
import { RowAvatar } from '../../../avatar/RowAvatar'
import { asText } from '../../../fields/field-input'
import { useProduct } from '../../../shell/product'
import type { ViewRow } from '../../row'
import { useCardFields } from '../use-card-fields'

type Props = { resource: Resource; row: ViewRow /** While rows are chosen: whether this one is. */; chosen?: boolean | undefined }

/** What a row is known by at a glance: its own picture, or that of what it is called by. While rows are chosen a tick stands in its place. */
export function RowFace({ resource, row, chosen }: Props) {
  const { catalogue } = useProduct()
  const { title } = useCardFields(resource)
  const named = catalogue.resources[resource.fields[title]?.noun ?? '']
  const id = asText(row[title])
  if (chosen !== undefined) return <span className="row-tick">{chosen && <Check size={24} aria-hidden />}</span>
  if (resource.avatar) return <RowAvatar resource={resource} row={row} />
  return named?.avatar && id ? <RefAvatar resource={named} id={id} name={asText(row[`${title}_dictText`])} size="middle" /> : null
}
