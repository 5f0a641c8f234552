/** Statements that keep coming back, under names by which a connection may keep their plans. */
export type StatementNames = {
  /** The name of a statement, or undefined while it has not come often enough to be worth keeping. */
  readonly of: (text: string) => string | undefined
  /** Gives everything another name: what connections have kept is no longer right. */
  readonly forget: () => void
}

/** How many texts are remembered. Callers choose filters and orders, so there may be any number of them. */
const remembered = 1000
/** A text is named when it comes for the third time. */
const often = 3

/** Names for the statements of one process. Those longest unused are forgotten first. */
export function openStatementNames(): StatementNames {
  const known = new Map<string, { readonly name: string; readonly uses: number }>()
  let made = 0
  return {
    of(text) {
      const found = known.get(text) ?? { name: `s${++made}`, uses: 0 }
      const uses = Math.min(found.uses + 1, often)
      known.delete(text)
      known.set(text, uses === found.uses ? found : { name: found.name, uses })
      const [oldest] = known.size > remembered ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
      return uses === often ? found.name : undefined
    },
    forget: () => known.clear(),
  }
}
