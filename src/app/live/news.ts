const listeners = new Set<() => void>()

/** Has `hear` called whenever the server has something new, or may have answered differently since an own edit. Answers how to end that. */
export function onNews(hear: () => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

export const tellNews = (): void => {
  for (const hear of listeners) hear()
}
