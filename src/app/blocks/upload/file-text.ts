/** Most letters of a text that are shown; the rest is in the file. */
export const mostLetters = 100_000

/** The text of a file, in UTF-8 or, as older programs write it, GB 18030. `isCut`: only its beginning. */
export async function textOfFile(file: Blob): Promise<{ readonly text: string; readonly isCut: boolean }> {
  const bytes = await file.arrayBuffer()
  const text = decoded(bytes)
  return { text: text.slice(0, mostLetters), isCut: text.length > mostLetters }
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
