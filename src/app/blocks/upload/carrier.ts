import type { ComponentType } from 'react'
import type { UploadedFile } from './uploaded-file'

/** What became of a file that was brought: what it is stored under, and what it is called and how large it is there. */
export type Brought = {
  readonly path?: string
  readonly url?: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly responseName?: string
}

/** What is told while a file is on its way. */
export type Watch = { readonly onPercent: (percent: number) => void; readonly signal: AbortSignal }

/** Shows a picture; `whole` without cutting it. */
export type Thumb = ComponentType<{ file: UploadedFile; alt: string; whole?: boolean }>

/** How files come from here to where they are stored, and back. */
export type Carrier = {
  /** Brings a file. Throws what went wrong: a `Refusal`, a `WireError`, or an `UploadFailure` that says it in words. */
  readonly send: (file: File, watch: Watch) => Promise<Brought>
  /** The bytes of one that is there; undefined when they cannot be had now. */
  readonly read: (file: UploadedFile) => Promise<Blob | undefined>
  readonly Thumb: Thumb
}

/** A failure the other side has put into words; empty where it said nothing. */
export class UploadFailure extends Error {}
