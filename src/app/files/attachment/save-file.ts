/** Hands a file to the browser, to be put where the person's files are. */
export function saveFile({ name, file }: { readonly name: string; readonly file: Blob }): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads it after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
