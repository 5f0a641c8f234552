import { moduleOf } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'

/** Address of a module's pages. Calls own `/sys`, so that a page there could not be opened by its address. */
export const modulePage = (module: string): string => `/${module === 'sys' ? 'system' : module}`

/** Where the rows of a noun are, and what shows them. */
export const nounPage = (resource: Resource): string => `${modulePage(moduleOf(resource))}/${resource.name}`
export const nounComponent = (noun: string): string => `noun/${noun}`
