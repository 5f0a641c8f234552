/** A text as a tag is written: a semicolon after every two characters. `before`: what stood there, so that taking away a semicolon takes away what is before it too. */
export function textOfTag(text: string, before = ''): string {
  const given = before.endsWith(';') && text === before.slice(0, -1) ? text.slice(0, -1) : text
  return given.replace(/[;；]/g, '').replace(/../gsu, '$&;')
}
