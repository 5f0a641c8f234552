/** Milliseconds an answer is given again. */
const kept = 60_000

type Kept = { readonly until: number; readonly answer: Promise<unknown> }
const answers = new WeakMap<object, Map<string, Kept>>()

/** The answer under a name, worked out at most once a minute for each `owner`, however many ask. One that failed is not kept. */
export function keptAnswer<T>(owner: object, name: string, at: Date, ask: () => Promise<T>): Promise<T> {
  const known = answers.get(owner) ?? new Map<string, Kept>()
  answers.set(owner, known)
  const now = at.getTime()
  for (const [key, { until }] of known) if (until <= now) known.delete(key)
  const standing = known.get(name)
  if (standing) return standing.answer as Promise<T>
  const answer = ask()
  known.set(name, { until: now + kept, answer })
  answer.catch(() => known.delete(name))
  return answer
}
