import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import type { ValuesOf } from '../../contract/field'
import { type Params, type Report, reportSheetPath } from '../../contract/report/report'
import type { Sources } from '../../contract/report/report-source'
import { BigButton } from '../design/BigButton'
import { toast } from '../design/overlay/toast'
import { saveFile } from '../files/attachment/save-file'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useSyncStatus } from '../offline/use-sync-status'
import { explain } from '../wire/explain'
import { fetchMade } from '../wire/fetch-made'
import { words } from './words'

type Props<P extends Params, S extends Sources, D, Row> = { report: Report<P, S, D, Row>; params: ValuesOf<P> }

/** Puts the table of a report among the person's files. Made by the server: what waits here to be sent is not in it, and that is said. */
export function ExcelButton<P extends Params, S extends Sources, D, Row>({ report, params }: Props<P, S, D, Row>) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const waiting = useSyncStatus((status) => status.waiting)
  const [isBusy, setBusy] = useState(false)
  const fetchIt = async () => {
    setBusy(true)
    try {
      const file = await fetchMade('GET', reportSheetPath(report), { query: { ...params } })
      saveFile({ name: `${[say(report.label), ...Object.values(params)].filter(Boolean).join(' ')}.xls`, file })
      toast(waiting > 0 ? say(words.madeWithout, { count: waiting }) : say(words.made))
    } catch (error) {
      toast(explain(error, language), { tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <BigButton
      icon={<FileSpreadsheet size={20} aria-hidden />}
      aria-label={say(words.excel)}
      disabled={isBusy}
      onClick={() => void fetchIt()}
    />
  )
}
