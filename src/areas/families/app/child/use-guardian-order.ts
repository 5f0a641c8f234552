import { type DragEvent, useState } from 'react'
import { placeUnder } from '../../../../app/design/order/place-under'
import { toast } from '../../../../app/design/overlay/toast'
import { currentLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useSave } from '../../../../app/resource/form/use-save'
import type { ViewRow } from '../../../../app/resource/row'
import { explain } from '../../../../app/wire/explain'
import { ChildGuardian } from '../../published/child-guardian'
import { childWords } from './child-words'
import type { FamilyMember } from './family-calls'

/** Puts those of a family in the order in which they are called: the server moves the others as one is given a place. */
export function useGuardianOrder(family: readonly FamilyMember[], links: readonly ViewRow[]) {
  const say = useSay()
  const { save } = useSave(ChildGuardian)
  const [held, setHeld] = useState<string>()
  const [over, setOver] = useState<number>()
  const [said, setSaid] = useState('')
  const move = async ({ id, name }: FamilyMember, at: number) => {
    const row = links.find((link) => link.id === id)
    const to = Math.min(Math.max(0, at), family.length - 1)
    if (!row || family[to]?.id === id) return
    try {
      await save({ row, patch: { place: to + 1 } })
      setSaid(say(childWords.moved, { name, at: to + 1, of: family.length }))
    } catch (error) {
      toast(explain(error, currentLanguage()), { tone: 'bad' })
    }
  }
  /** What the list takes while somebody is dragged over it. */
  const target = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (held === undefined) return
      event.preventDefault()
      setOver(placeUnder(event, 'li[data-member]'))
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      const from = family.findIndex(({ id }) => id === held)
      const [member, to] = [family[from], placeUnder(event, 'li[data-member]')]
      // It leaves its own place first: whoever stood behind it moves up.
      if (member) void move(member, to > from ? to - 1 : to)
      setHeld(undefined)
      setOver(undefined)
    },
  }
  return { move, hold: setHeld, over, target, said }
}
