import type { KyselyPlugin } from 'kysely'

/** Counts the statements of the databases it is given to. */
export function statementCount(): { readonly plugin: KyselyPlugin; readonly count: () => number } {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, count: () => count }
}
