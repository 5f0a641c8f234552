/**
 * Puts a text on the clipboard, also one that is still on its way: a browser takes it only while the press that asked for it counts, but lets it
 * come later where it is promised at once. Throws what kept the text from coming, or that the browser does not allow it.
 */
export async function toClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const promised = text.then((words) => new Blob([words], { type: 'text/plain' }))
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': promised })])])
}
