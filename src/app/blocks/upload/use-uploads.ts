import { useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { toast } from '../../design/overlay/toast'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import type { Carrier } from './carrier'
import type { Limits } from './limits'
import { moved } from './reorder'
import { UploadList } from './upload-list'
import type { UploadedFile } from './uploaded-file'
import { words } from './words'

/** What every uploader is given. */
export type UploadProps = {
  /** The stored files, in their order. */
  readonly files: readonly UploadedFile[]
  readonly onChange: (files: readonly UploadedFile[]) => void
  readonly carrier: Carrier
  readonly limits: Limits
}

/** Files of a place: those stored and those on their way, and all that can be done with them. */
export function useUploads({ files, onChange, carrier, limits }: UploadProps) {
  const say = useSay()
  const [list] = useState(() => new UploadList())
  const { coming, problems } = useStore(list.store)
  useLayoutEffect(() => {
    list.stand({
      files,
      onChange,
      carrier,
      limits,
      explain: (error) => explain(error, currentLanguage()),
      onFailed: ({ name }) => toast(say(words.failed, { file: name }), { tone: 'bad' }),
    })
  })
  useEffect(() => () => list.close(), [list])
  const move = (from: number, to: number) => {
    if (to < 0) return void toast(say(words.atFirst), { tone: 'bad' })
    if (to >= files.length) return void toast(say(words.atLast), { tone: 'bad' })
    onChange(moved(files, from, to))
  }
  return {
    coming,
    problems: problems.map(({ why, values }) => say(why, values)),
    /** As many as there may be. */
    isFull: limits.count > 0 && limits.keeps === 'first' && files.length + coming.length >= limits.count,
    add: (chosen: readonly File[]) => void list.add(chosen),
    retry: (uid: string) => void list.retry(uid),
    cancel: (uid: string) => list.cancel(uid),
    move,
    remove: (uid: string) => onChange(files.filter((file) => file.uid !== uid)),
  }
}

export type Uploads = ReturnType<typeof useUploads>
