import type { ReactNode } from 'react'
import { splitComma } from '../blocks/multi-select/comma'
import { MembersComing } from './MembersComing'
import { type Held, useMemberChange, useMembers } from './use-members'

/** What a picker of members is given. */
export type MembersPicked = {
  readonly open: true
  readonly many: true
  readonly title: string
  readonly chosen: readonly string[]
  readonly onChoose: (ids: string) => void
  readonly onClose: () => void
}

type Props = { title: string; held: Held; close: () => void; draw: (picked: MembersPicked) => ReactNode }

/** Chooses who belongs to something, once it is known who does; `draw` draws what they are chosen in. */
export function MembersChoice({ title, held, close, draw }: Props) {
  const { data: before, error, isError, refetch } = useMembers(held)
  const { wanted, isSending, choose, leave } = useMemberChange(held, before, close)
  if (!before || isSending) return <MembersComing {...{ title, close }} error={isError ? error : undefined} again={() => void refetch()} />
  return draw({ open: true, many: true, title, chosen: wanted ?? before, onChoose: (ids) => choose(splitComma(ids)), onClose: leave })
}
