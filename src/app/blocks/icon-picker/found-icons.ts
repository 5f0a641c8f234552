import { icons } from '../../design/icons'
import { iconWords } from './icon-words'

/** One name of each picture there is. */
export const iconNames: readonly string[] = [...new Map(Object.entries(icons).map(([name, icon]) => [icon, name])).values()]

/** Names of pictures that are called so, or show what is called so in either language. */
export function foundIcons(keyword: string): readonly string[] {
  const piece = keyword.trim().toLowerCase()
  const texts = (name: string) => [name, ...Object.values(iconWords[name] ?? {})]
  return iconNames.filter((name) => texts(name).some((text) => text.toLowerCase().includes(piece)))
}
