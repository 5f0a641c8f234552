/** Calls `used` once, as soon as this page has loaded a file that only the desktop face needs. */
export function onDesktopPart(used: () => void): void {
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => name.includes('/assets/desktop/'))) return
    observer.disconnect()
    used()
  })
  observer.observe({ type: 'resource', buffered: true })
}
