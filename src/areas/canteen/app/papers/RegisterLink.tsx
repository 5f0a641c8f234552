import { Printer } from 'lucide-react'
import { Link } from '../../../../app/design/Link'
import { useSay } from '../../../../app/language/use-say'
import { useWay } from '../../../../app/shell/use-way'
import { registerOf } from './paper-address'
import { words } from './paper-words'

/** The way to the register of some days, which holds samples, the fridges they lie in and their disposal on one paper; for whoever has its screen. */
export function RegisterLink(days: { from: string; to: string }) {
  const say = useSay()
  const way = useWay()(registerOf(days))
  if (!way) return null
  return (
    <Link className="big-button" data-look="plain" aria-label={say(words.printRegister)} title={say(words.printRegister)} to={way}>
      <Printer size={20} aria-hidden />
    </Link>
  )
}
