import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { label } from '../../contract/label'
import { useSay } from '../language/use-say'
import './call-button.css'

/** Who is called, in words, for whoever does not see the number. */
export const callOf = label('给 {name} 打电话：{phone}', 'Call {name}: {phone}')

type Props = {
  name: string
  phone: string
  look?: 'main' | 'plain'
  className?: string
  /** What stands on the button, such as a relation and a name; a telephone alone where there is none. */
  children?: ReactNode
}

/** Rings somebody with one tap. */
export function CallButton({ name, phone, look = 'main', className, children }: Props) {
  const say = useSay()
  return (
    <a
      className={className ? `big-button call-button ${className}` : 'big-button call-button'}
      data-look={look}
      href={`tel:${phone}`}
      aria-label={say(callOf, { name, phone })}
      title={phone}
    >
      <Phone size={18} aria-hidden />
      {children && <span>{children}</span>}
    </a>
  )
}
