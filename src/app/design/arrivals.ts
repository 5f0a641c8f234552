const ears = new Set<() => void>()

/** Hears whenever something a screen waits for has come, until the answer is called. */
export function onArrival(hear: () => void): () => void {
  ears.add(hear)
  return () => void ears.delete(hear)
}

/** Tells of it in a task of its own: by then React has learnt of it too, whoever told it first. */
export function tellArrival(): void {
  setTimeout(() => {
    for (const hear of ears) hear()
  })
}
