import { Phone } from 'lucide-react'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useCan } from '../../../../app/session/use-can'
import { ChildGuardian } from '../../published/child-guardian'
import { childWords } from './child-words'
import { useFamily } from './use-family'

function Call({ row }: Pick<PartProps, 'row'>) {
  const say = useSay()
  const known = useFamily(row)
  // Its place is kept: what stands beside it would else move under the finger.
  if (!known) return <span className="big-button act" data-look="plain" aria-hidden />
  const called = known.family.find(({ phone }) => phone) ?? known.emergency
  if (!called) return null
  const { name, phone } = called
  return (
    <a className="big-button act" data-look="main" href={`tel:${phone}`} aria-label={say(childWords.call, { name, phone })}>
      <Phone size={18} aria-hidden />
      <span>{say(childWords.callFirst, { name })}</span>
    </a>
  )
}

/** Rings whoever of the family is called first. */
export function CallFirst({ row }: PartProps) {
  return useCan()(`${ChildGuardian.name}:list`) && <Call row={row} />
}
