import type { Problems } from '../../contract/check'

type Signed = Readonly<Record<string, unknown>>

/** What is wrong with who signed a disposal: the two are different people, with a signature each. Empty when all is well. */
export const disposalProblems = ({ disposedById, witnessId, disposedSign, witnessSign }: Signed): Problems => ({
  ...(disposedById && disposedById === witnessId ? { witnessId: { code: 'sample.same-person' } as const } : {}),
  ...(disposedSign && disposedSign === witnessSign ? { witnessSign: { code: 'sample.same-signature' } as const } : {}),
})
