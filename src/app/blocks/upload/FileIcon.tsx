import { File, FileSpreadsheet, FileText, FileType, Image, Presentation } from 'lucide-react'
import { type FileKind, kindOf } from './file-kind'

const icons: Readonly<Record<FileKind, typeof File>> = {
  picture: Image,
  word: FileText,
  excel: FileSpreadsheet,
  slides: Presentation,
  pdf: FileType,
  text: FileText,
  other: File,
}

/** The sign of what a file is, by its name. */
export function FileIcon({ name }: { name: string }) {
  const Icon = icons[kindOf(name)]
  return <Icon size={24} aria-hidden />
}
