import type { Resource } from '../resource'

/**
 * Where a noun stands in a full copy, to be compared as text: what screens are made of first, the long dated records last. Device and
 * server go by it, across releases: it never changes.
 */
export const copyOrder = ({ name, offline }: Pick<Resource, 'name' | 'offline'>): string => `${offline.by ? 1 : 0} ${name}`
