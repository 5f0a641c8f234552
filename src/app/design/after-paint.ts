/** Does something once what is there now has been painted; what nobody sees is painted when somebody looks. Answers how to leave it out. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // What is there when a frame begins is painted by the time the next task runs.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
