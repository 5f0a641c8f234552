const listeners = new Set<() => void>()

/** Has `hear` called whenever the server has something new, or may have answered differently since an own edit. */
export const onNews = (hear: () => void): void => void listeners.add(hear)

export const tellNews = (): void => {
  for (const hear of listeners) hear()
}
