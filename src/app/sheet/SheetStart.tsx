import type { DragEvent } from 'react'
import { BigButton } from '../design/BigButton'
import { saveFile } from '../files/attachment/save-file'
import { useSay } from '../language/use-say'
import { useSyncStatus } from '../offline/use-sync-status'
import type { SheetImporting } from './use-sheet-import'
import { words } from './words'

/** Where one begins: the template, and the sheet that was filled in. */
export function SheetStart({ of, name, about }: { of: SheetImporting; name: string; about: string }) {
  const say = useSay()
  const isOnline = useSyncStatus(({ online }) => online)
  const { busy } = of
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file && !busy) void of.check(file)
  }
  return (
    <section className="card sheet-start" aria-label={name} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p>{about}</p>
      <p className="quiet">{say(words.howTo)}</p>
      <div className="sheet-ways">
        <BigButton
          disabled={busy !== undefined}
          onClick={() =>
            void of.fetchFile(
              (calls) => calls.template(),
              (file) => saveFile({ name: `${name}.xlsx`, file }),
            )
          }
        >
          {say(words.template)}
        </BigButton>
        <label className="big-button sheet-choose" data-look="main" aria-disabled={busy !== undefined || undefined}>
          {say(busy === 'check' ? words.checking : words.choose)}
          <input
            type="file"
            accept=".xlsx,.xls"
            disabled={busy !== undefined}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void of.check(file)
            }}
          />
        </label>
      </div>
      {!isOnline && <p role="status">{say(words.network)}</p>}
    </section>
  )
}
