import type { FieldFacts } from '../../contract/field'
import { isTone, type Tone, toneOf } from '../../contract/tone'
import { useSession } from '../session/session'
import { useProduct } from '../shell/product'

/**
 * In which tone a value is shown: that which the house chose for the item of its dictionary, else what the area that knows it says it means.
 * Undefined where it is a word like any other.
 */
export function useTone(facts: FieldFacts | undefined, value: unknown): Tone | undefined {
  const code = facts?.kind === 'dict' ? facts.dict : undefined
  const chosen = useSession(({ dictionaries }) => code && dictionaries[code]?.find((item) => item.value === value)?.tone)
  const { tones } = useProduct().catalogue
  if (isTone(chosen)) return chosen
  return facts && toneOf(tones, facts, value)
}
