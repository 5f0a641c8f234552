import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { toast } from '../../../../app/design/overlay/toast'
import { useSay } from '../../../../app/language/use-say'
import { useEngine } from '../../../../app/offline/engine-context'
import { useSyncStatus } from '../../../../app/offline/use-sync-status'
import { MoveSheet } from '../../../../app/resource/record/MoveSheet'
import type { ViewRow } from '../../../../app/resource/row'
import { call } from '../../../../app/wire/call'
import type { Values } from '../../../../contract/fields/values'
import { label } from '../../../../contract/label'
import { AttendanceSheet } from '../../sheet/attendance-sheet'
import { attendanceSheetFlow } from '../../sheet/attendance-sheet-flow'
import type { SheetView } from './use-attendance-day'
import './attendance-board.css'

const words = {
  reopen: label('重新打开', 'Open again'),
  reopenOnline: label('重新打开需要网络', 'Opening again needs the network'),
  saidReopened: label('已重新打开', 'Opened again'),
}

/** Opens a submitted day again, with the reason. Only with network: nobody else may be closing it meanwhile. */
export function ReopenButton({ sheet }: { sheet: SheetView }) {
  const say = useSay()
  const engine = useEngine()
  const online = useSyncStatus((status) => status.online)
  const [asking, setAsking] = useState(false)
  const unable = !online || sheet.standing !== undefined
  const reopen = async (patch: Values, { id, rev }: ViewRow) => {
    await call('POST', `${AttendanceSheet.path}/reopen`, { body: { ...patch, id, rev } })
    engine.wake('manual')
    toast(say(words.saidReopened))
  }
  return (
    <>
      <BigButton
        className="board-main"
        aria-haspopup="dialog"
        disabled={unable}
        title={unable ? say(words.reopenOnline) : undefined}
        onClick={() => setAsking(true)}
      >
        {say(words.reopen)}
      </BigButton>
      {asking && (
        <MoveSheet
          resource={AttendanceSheet}
          move={attendanceSheetFlow.moves.reopen}
          row={sheet}
          draft={`${AttendanceSheet.name}/${sheet.id}/reopen`}
          onClose={() => setAsking(false)}
          onMake={reopen}
        />
      )}
    </>
  )
}
