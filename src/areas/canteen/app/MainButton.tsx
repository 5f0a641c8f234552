import type { ReactNode } from 'react'
import { BigButton } from '../../../app/design/BigButton'
import './main-button.css'

type Props = { disabled: boolean; icon?: ReactNode; onPress: () => void; children: ReactNode }

/** The main action of a kitchen screen: as wide as the hand that carries the phone, as wide as its words in the office. */
export function MainButton({ disabled, icon, onPress, children }: Props) {
  return (
    <BigButton look="main" className="kitchen-main" disabled={disabled} icon={icon} onClick={onPress}>
      <span>{children}</span>
    </BigButton>
  )
}
