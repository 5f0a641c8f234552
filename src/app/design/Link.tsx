import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: To }

/** A way to a screen of this app. The router's own also fetches what servers that draw pages would have it fetch, and is twice as large. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const go = useLinkClickHandler(to, { target: rest.target })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) go(event)
  }
  return <a {...rest} href={href} onClick={click} />
}
