import type { Resource } from '../../contract/resource'

/** The first field by which a row of a noun names the one above it; undefined where its rows stand in no tree. */
export const parentFieldOf = ({ name, fields }: Pick<Resource, 'name' | 'fields'>): string | undefined =>
  Object.keys(fields).find((field) => fields[field]?.noun === name && fields[field]?.kind === 'ref')

/** Says of a row whether others lie below it. No field has a name like that. */
export const hasChildField = 'has_child'
