import { pageEntry } from '../../contract/system/people/ruled-noun'

/** Id of the menu entry of a noun, of a screen and of a group, and of a page every client has although no row stands for it. */
export const menuId = {
  noun: pageEntry,
  screen: (path: string) => `screen${path.replaceAll('/', '.')}`,
  page: (path: string) => path.slice(1).replaceAll('/', '.'),
  module: (module: string) => `module.${module}`,
}
