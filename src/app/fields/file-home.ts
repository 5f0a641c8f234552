import { createContext, useContext } from 'react'

/** The row whose files are shown: who may see it may have them. `id` is missing while the row is being made; `small`: one of a list. */
export type FileHome = { readonly noun: string; readonly id?: string | undefined; readonly small?: boolean }

export const FileHomeContext = createContext<FileHome | undefined>(undefined)
export const useFileHome = (): FileHome | undefined => useContext(FileHomeContext)
