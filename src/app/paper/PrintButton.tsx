import { Printer } from 'lucide-react'
import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import { useHasSheet } from './sheets'
import { words } from './words'

/** Prints the sheets of the page, once they stand. */
export function PrintButton() {
  const say = useSay()
  const hasSheet = useHasSheet()
  return (
    <BigButton icon={<Printer size={20} aria-hidden />} aria-label={say(words.print)} disabled={!hasSheet} onClick={() => window.print()} />
  )
}
