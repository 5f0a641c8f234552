import { useState } from 'react'
import { BigButton } from '../../../app/design/BigButton'
import { toast } from '../../../app/design/toast'
import { useLanguage } from '../../../app/language/language'
import { useSay } from '../../../app/language/use-say'
import { useEngine } from '../../../app/offline/engine-context'
import { useSyncStatus } from '../../../app/offline/use-sync-status'
import { MoveSheet } from '../../../app/resource/MoveSheet'
import { call } from '../../../app/wire/call'
import { explain } from '../../../app/wire/explain'
import { AttendanceSheet } from '../attendance-sheet'
import { attendanceSheetFlow } from '../attendance-sheet-flow'
import type { SheetView } from './use-attendance-day'
import { words } from './words'

const move = { ...attendanceSheetFlow.moves.reopen }
const resource = {
  ...AttendanceSheet,
  fields: { ...AttendanceSheet.fields, reopenReason: { ...AttendanceSheet.fields.reopenReason, required: true } },
}

/** Opens a submitted day again, with the reason. Only with network: nobody else may be closing it meanwhile. */
export function ReopenButton({ sheet }: { sheet: SheetView }) {
  const say = useSay()
  const engine = useEngine()
  const language = useLanguage((state) => state.language)
  const online = useSyncStatus((status) => status.online)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const unable = !online || sheet.standing !== undefined
  const reopen = async (patch: Readonly<Record<string, unknown>>) => {
    setBusy(true)
    try {
      await call('POST', `${AttendanceSheet.path}/reopen`, { body: { ...patch, id: sheet.id, rev: sheet.rev } })
      engine.wake('manual')
      toast(say(words.saidReopened))
      setAsking(false)
      return true
    } catch (error) {
      toast(explain(error, language), { tone: 'bad' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <BigButton
        className="board-main"
        disabled={unable}
        title={unable ? say(words.reopenOnline) : undefined}
        onClick={() => setAsking(true)}
      >
        {say(words.reopen)}
      </BigButton>
      {asking && (
        <MoveSheet
          {...{ resource, move, busy }}
          draft={`${resource.name}/${sheet.id}/reopen`}
          onClose={() => setAsking(false)}
          onMake={reopen}
        />
      )}
    </>
  )
}
