import type { Problems } from '../../contract/check'

type Values = Readonly<Record<string, unknown>>

/** What is wrong with the witness of what somebody does: nobody witnesses themselves. Empty when all is well. */
export const witnessProblems = (person: unknown, witness: unknown): Problems =>
  person && person === witness ? { witnessId: { code: 'sample.same-person' } } : {}

/** What is wrong with who signed a disposal: the two are different people, with a signature each. Empty when all is well. */
export const disposalProblems = ({ disposedById, witnessId, disposedSign, witnessSign }: Values): Problems => ({
  ...witnessProblems(disposedById, witnessId),
  ...(disposedSign && disposedSign === witnessSign ? { witnessSign: { code: 'sample.same-signature' } as const } : {}),
})
