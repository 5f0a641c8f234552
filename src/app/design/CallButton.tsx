import { Phone } from 'lucide-react'
import './call-button.css'

type Props = {
  /** Who is called, as it stands on the button, such as a relation and a name. */
  name: string
  phone: string
  /** Name and number in words, for whoever does not see them. */
  label: string
}

/** Rings somebody with one tap. */
export function CallButton({ name, phone, label }: Props) {
  return (
    <a className="call-button" href={`tel:${phone}`} aria-label={label} title={phone}>
      <Phone size={18} aria-hidden />
      <span>{name}</span>
    </a>
  )
}
