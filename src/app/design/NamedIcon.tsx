import { iconNamed } from './icons'

/** The picture for an icon name of the menu. */
export function NamedIcon({ name, size }: { name: string | null | undefined; size: number }) {
  const Icon = iconNamed(name)
  return <Icon size={size} aria-hidden />
}
