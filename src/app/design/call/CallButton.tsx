import { Phone } from 'lucide-react'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { CallLink } from './CallLink'
import './call-button.css'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  name: string
  phone: string
  look?: 'main' | 'plain'
  className?: string
  /** What stands on the button, such as a relation and a name; a telephone alone where there is none. */
  children?: ReactNode
}

/** Rings somebody with one tap. */
export function CallButton({ name, phone, look = 'main', className, children, ...rest }: Props) {
  return (
    <CallLink
      {...rest}
      name={name}
      phone={phone}
      className={className ? `big-button call-button ${className}` : 'big-button call-button'}
      data-look={look}
      title={phone}
    >
      <Phone size={18} aria-hidden />
      {children && <span>{children}</span>}
    </CallLink>
  )
}
