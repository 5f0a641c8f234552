import type { ButtonHTMLAttributes, ReactNode } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'main' | 'plain' | 'quiet' | 'danger'
  /** Over the full width, as the main action at the bottom of a phone. */
  wide?: boolean
  icon?: ReactNode
}

/** A button as large as the hand that presses it. */
export function BigButton({ look = 'plain', wide, icon, children, type = 'button', className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={className ? `big-button ${className}` : 'big-button'}
      data-look={look}
      data-wide={wide || undefined}
    >
      {icon}
      {children}
    </button>
  )
}
