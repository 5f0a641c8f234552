/** What a file is to those who look at it. */
export type FileKind = 'picture' | 'word' | 'excel' | 'slides' | 'pdf' | 'text' | 'other'

const endings: Readonly<Record<Exclude<FileKind, 'other'>, readonly string[]>> = {
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'svg'],
  word: ['doc', 'docx', 'dot', 'dotx'],
  excel: ['xls', 'xlsx', 'xlsm', 'xlsb', 'csv'],
  slides: ['ppt', 'pptx'],
  pdf: ['pdf'],
  text: ['txt', 'md', 'log'],
}
const kinds = Object.entries(endings) as [Exclude<FileKind, 'other'>, readonly string[]][]

/** What a file is, by the ending of its name. */
export function kindOf(name: string): FileKind {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return kinds.find(([, known]) => known.includes(ending))?.[0] ?? 'other'
}
