import { useMemo } from 'react'
import { paperHash } from '../../../../app/paper/paper-hash'
import { type ReportState, useReport } from '../../../../app/report/use-report'
import { type Register, registerReport } from '../../reports/register-report'
import type { PaperAddress } from './paper-address'

/** Whether a paper that was scanned still says what the records say. `older`: this device no longer holds its days. */
export type Verdict = { readonly at: string; readonly kind: 'same' | 'older' | 'changed' }

function verdictOf({ heldFrom, textOfForm }: Register, { checked }: PaperAddress): Verdict | undefined {
  if (!checked) return undefined
  const isSame = paperHash(textOfForm) === checked.hash
  return { at: checked.at, kind: isSame ? 'same' : heldFrom ? 'older' : 'changed' }
}

export type PrintedRegister = { readonly state: ReportState<Register>; readonly hash: string; readonly verdict: Verdict | undefined }

/** What the register of the chosen days says at this minute. */
export function useRegister(address: PaperAddress): PrintedRegister {
  const { from, to, checked } = address
  const state = useReport(registerReport, { from, to, form: checked?.form ?? null })
  const register = state.phase === 'ready' || state.phase === 'part' ? state.data : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is another object each time; this is what it says of a paper
  return useMemo(
    () => ({
      state,
      hash: register ? paperHash(register.text) : '',
      verdict: register && verdictOf(register, address),
    }),
    [state.phase, register, checked],
  )
}
