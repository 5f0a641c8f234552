/** Keys under which answers about a noun are remembered. All begin with the noun, so that one change forgets them all. */
export const nounKeys = {
  all: (noun: string) => ['noun', noun] as const,
  list: (noun: string, query: unknown) => ['noun', noun, 'list', query] as const,
  record: (noun: string, id: string) => ['noun', noun, 'record', id] as const,
  choices: (noun: string, keyword: string) => ['noun', noun, 'choices', keyword] as const,
  beyond: (noun: string) => ['noun', noun, 'beyond'] as const,
}

/** Milliseconds for which an answer nobody looks at is remembered. */
export const remembered = 600_000
