import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../../../session/session'
import { type Folds, foldKey, keepFold, recallFolds } from './folds'

export type Folding = {
  /** Whether a group lies open; `otherwise` until somebody has turned it. */
  readonly isOpen: (value: string | null, otherwise: boolean) => boolean
  readonly turn: (value: string | null, isOpen: boolean) => void
}

/** Which groups of a table lie open, as this person left them on this device. */
export function useFolds(noun: string, group: string | undefined): Folding {
  const person = useSession((state) => state.person?.id ?? '')
  const whose = JSON.stringify([person, noun, group])
  const [kept, setKept] = useState<{ readonly whose: string; readonly folds: Folds }>()
  const folds = useMemo(
    () => (kept?.whose === whose ? kept.folds : group ? recallFolds(person, noun, group) : {}),
    [kept, whose, person, noun, group],
  )
  const isOpen = useCallback((value: string | null, otherwise: boolean) => folds[foldKey(value)] ?? otherwise, [folds])
  const turn = useCallback(
    (value: string | null, isOpen: boolean) => {
      if (group) setKept({ whose, folds: keepFold(person, noun, group, folds, value, isOpen) })
    },
    [whose, person, noun, group, folds],
  )
  return useMemo(() => ({ isOpen, turn }), [isOpen, turn])
}
