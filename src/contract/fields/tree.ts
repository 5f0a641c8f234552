import type { Resource } from '../resource'

/** The field by which a row names the one above it. */
export const parentField = 'parentId'

/** Whether the rows of a noun stand in a tree: each may name a parent of the same noun. */
export const isTree = ({ name, fields }: Pick<Resource, 'name' | 'fields'>): boolean => fields[parentField]?.noun === name
