/** A file as a record names it: the SHA-256 of its bytes, what it is called, and how many bytes it has. Its name's ending tells its type. */
export type Attachment = { readonly sha: string; readonly name: string; readonly size: number }

/** Longest name of a file, in characters, and its most bytes. */
export const attachmentLimits = { name: 200, size: 10 * 1024 * 1024 } as const

const allowed = /\.(jpe?g|png|pdf|docx?|xlsx?|pptx?|txt|csv)$/i
/** No paths, nothing unseen: neither line ends nor signs that turn the direction of what follows. */
const unsafe = /[\\/\p{C}]/u

/** Whether a file may be called so: by a name that holds no path and nothing unseen, and ends as an allowed type does. */
export const isAttachmentName = (name: string): boolean => name.length <= attachmentLimits.name && allowed.test(name) && !unsafe.test(name)
