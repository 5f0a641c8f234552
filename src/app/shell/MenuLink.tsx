import type { ReactNode } from 'react'
import { Link } from '../design/Link'
import type { MenuNode } from './menu'
import { resolvePlaceholders } from './screens/placeholders'

type Props = { node: MenuNode; isHere?: boolean; className?: string; title?: string | undefined; children: ReactNode }

/** Where an entry of the menu leads: to its screen, or in a window of its own to an address outside. */
export function MenuLink({ node: { outside, url, path }, isHere, children, ...look }: Props) {
  if (outside && url)
    return (
      <a {...look} href={resolvePlaceholders(url)} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  return (
    <Link {...look} to={path} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
