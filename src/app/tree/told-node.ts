import type { Resource } from '../../contract/resource'
import { Permission } from '../../contract/system/permission'
import type { ViewRow } from '../resource/row'

/** What tells entries of the menu from others; of any other noun it is the first text its list shows beside the title. */
const entryTexts = ['url', 'perms']

const textOf = (row: ViewRow, field: string | undefined): string => String((field && row[field]) ?? '')

const shownText = ({ list, title, fields }: Resource): string | undefined =>
  list.find((name) => name !== title && fields[name]?.kind === 'text')

/** What tells a row from others of its name, quiet below that. */
export const besideOf = (resource: Resource, row: ViewRow): string =>
  textOf(row, resource.name === Permission.name ? entryTexts.find((field) => textOf(row, field)) : shownText(resource))

/** Name of the picture a row is drawn with; undefined where it has none. */
export const pictureOf = ({ fields }: Resource, row: ViewRow): string | undefined => {
  const field = Object.keys(fields).find((name) => fields[name]?.icon)
  return textOf(row, field) || undefined
}
