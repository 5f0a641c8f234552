import type { Resource } from '../../contract/resource'
import { Permission } from '../../contract/system/permission'
import type { ViewRow } from '../resource/row'

/** How entries of the menu are told from others; of any other noun the first text its list shows beside the title. */
const entries = { beside: ['url', 'perms'], picture: 'icon' } as const

const textOf = (row: ViewRow, field: string | undefined): string => String((field && row[field]) ?? '')

const shownText = ({ list, title, fields }: Resource): string | undefined =>
  list.find((name) => name !== title && fields[name]?.kind === 'text')

/** What tells a row from others of its name, quiet below that. */
export const besideOf = (resource: Resource, row: ViewRow): string =>
  textOf(row, resource.name === Permission.name ? entries.beside.find((field) => textOf(row, field)) : shownText(resource))

/** Name of the picture a row has in the menu; undefined where it has none. */
export const pictureOf = (resource: Resource, row: ViewRow): string | undefined =>
  resource.name === Permission.name && textOf(row, entries.picture) ? textOf(row, entries.picture) : undefined
