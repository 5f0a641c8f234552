let open = 0

/** Counts a reading call for as long as somebody waits for its answer. */
export async function counted<T>(answer: Promise<T>): Promise<T> {
  open++
  try {
    return await answer
  } finally {
    open--
  }
}

/** Whether somebody waits for an answer just now. */
export const isAwaiting = (): boolean => open > 0
