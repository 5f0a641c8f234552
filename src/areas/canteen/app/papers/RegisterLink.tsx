import { Printer } from 'lucide-react'
import { Link } from '../../../../app/design/Link'
import { useSay } from '../../../../app/language/use-say'
import { useMenu } from '../../../../app/shell/use-menu'
import { registerOf } from './paper-address'
import { words } from './paper-words'

/** The way to the register of some days, which holds samples, the fridges they lie in and their disposal on one paper; for whoever has its screen. */
export function RegisterLink(days: { from: string; to: string }) {
  const say = useSay()
  const { routes } = useMenu()
  if (!routes.some(({ component }) => component === 'canteen/papers')) return null
  return (
    <Link
      className="big-button"
      data-look="plain"
      aria-label={say(words.printRegister)}
      title={say(words.printRegister)}
      to={registerOf(days)}
    >
      <Printer size={20} aria-hidden />
    </Link>
  )
}
