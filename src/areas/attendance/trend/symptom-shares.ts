/** Child-days on which a symptom was noted. */
export type SymptomShare = { readonly symptom: string; readonly days: number }

/** Child-days ill by symptom, the most frequent first. One with two symptoms counts for both, one without any for none. */
export function symptomShares(
  records: readonly { readonly status: string; readonly symptoms?: readonly string[] | null }[],
): SymptomShare[] {
  const days = new Map<string, number>()
  for (const { status, symptoms } of records)
    if (status === 'S') for (const symptom of symptoms ?? []) days.set(symptom, (days.get(symptom) ?? 0) + 1)
  return [...days]
    .map(([symptom, number]) => ({ symptom, days: number }))
    .sort((one, two) => two.days - one.days || (one.symptom < two.symptom ? -1 : 1))
}
