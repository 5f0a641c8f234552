/** How long the address of an opened file stays: a new window reads it only when it is there. Milliseconds. */
const shown = 60_000

/** Shows a PDF in a window of its own, where the browser reads it; saves any other file under its name. */
export function openFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href, rel: 'noopener' })
  if (file.type === 'application/pdf') link.target = '_blank'
  else link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), shown)
}
