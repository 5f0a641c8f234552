import type { Resource } from '../../contract/resource'
import { asText } from '../fields/field-input'
import { useRead } from '../following/use-read'
import { Avatar } from './Avatar'

type Rows = readonly { readonly id: string }[]
const byId = new WeakMap<Rows, ReadonlyMap<string, Readonly<Record<string, unknown>>>>()

/** One of some rows, found in no time however many cells of a list look for theirs. */
function rowIn(rows: Rows, id: string): Readonly<Record<string, unknown>> | undefined {
  const known = byId.get(rows) ?? new Map(rows.map((row) => [row.id, row]))
  byId.set(rows, known)
  return known.get(id)
}

type Props = { resource: Resource; id: string; name: string; size?: 'small' | 'middle' | 'large' }

/** The avatar of a row that is referred to. Its picture is told by this device's copy; where there is none, initials stand for it. */
export function RefAvatar({ resource, id, name, size = 'small' }: Props) {
  const { name: noun, avatar = '', offline } = resource
  const rows = useRead(offline.mode === 'none' ? undefined : { noun })?.rows
  const row = rows && rowIn(rows, id)
  const said = name || asText(row?.[resource.title])
  return <Avatar noun={noun} id={id} name={said} picture={row?.[avatar]} crop={resource.fields[avatar]?.crop} size={size} />
}
