/** Pauses that can be ended early, all at once. */
export class Pauses {
  readonly #ends = new Set<() => void>()

  /** Resolves after so many milliseconds, or when it is ended. */
  pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#ends.delete(end)
        resolve()
      }
      const timer = setTimeout(end, time).unref()
      this.#ends.add(end)
    })
  }

  end(): void {
    for (const end of this.#ends) end()
  }
}
