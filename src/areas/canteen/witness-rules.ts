import type { Problems } from '../../contract/check'

type Text = string | null | undefined
type Signed = { readonly disposedById?: Text; readonly witnessId?: Text; readonly disposedSign?: Text; readonly witnessSign?: Text }

/** What is wrong with the witness of what somebody does: nobody witnesses themselves. Empty when all is well. */
export const witnessProblems = (person: Text, witness: Text): Problems =>
  person && person === witness ? { witnessId: { code: 'sample.same-person' } } : {}

/** What is wrong with who signed a disposal: the two are different people, with a signature each. Empty when all is well. */
export const disposalProblems = ({ disposedById, witnessId, disposedSign, witnessSign }: Signed): Problems => ({
  ...witnessProblems(disposedById, witnessId),
  ...(disposedSign && disposedSign === witnessSign ? { witnessSign: { code: 'sample.same-signature' } as const } : {}),
})
