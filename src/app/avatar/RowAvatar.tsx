import type { Resource } from '../../contract/resource'
import { asText } from '../fields/field-input'
import type { ViewRow } from '../resource/row'
import { Avatar } from './Avatar'

type Props = { resource: Resource; row: ViewRow; size?: 'small' | 'middle' | 'large' }

/** The avatar of a row that is here. Only of nouns that name the field of their picture. */
export function RowAvatar({ resource, row, size }: Props) {
  const { avatar } = resource
  if (!avatar) return null
  return (
    <Avatar
      noun={resource.name}
      id={row.id}
      picture={row[avatar]}
      crop={resource.fields[avatar]?.crop}
      name={asText(row[resource.title])}
      size={size}
    />
  )
}
