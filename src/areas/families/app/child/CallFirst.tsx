import { CallButton } from '../../../../app/design/call/CallButton'
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
    <CallButton className="act" name={name} phone={phone}>
      {say(childWords.callFirst, { name })}
    </CallButton>
  )
}

/** Rings whoever of the family is called first. */
export function CallFirst({ row }: PartProps) {
  return useCan()(`${ChildGuardian.name}:list`) && <Call row={row} />
}
