import { useMemo } from 'react'
import { BigButton } from '../../design/BigButton'
import { useFace } from '../../design/face'
import { Sheet } from '../../design/overlay/Sheet'
import { Skeleton } from '../../design/Skeleton'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useAnswer } from '../../resource/use-answer'
import { useProduct } from '../../shell/product'
import { explain } from '../../wire/explain'
import { RecordPicker } from '../record-picker/RecordPicker'
import type { PickedRow } from '../record-picker/record-source'
import { loadReport, type ReportParams, reportSource } from './report-calls'
import { columnsOfReport, filtersOfReport, titleOfReport } from './report-columns'
import { words } from './words'

/** Pixels on a desktop. */
const width = 1200
const sizes = [10, 20, 30] as const
const noParams: ReportParams = {}

export type ReportPopupProps = {
  /** Of the report: the name of a noun, or of its table. */
  readonly code: string
  readonly open: boolean
  readonly onClose: () => void
  /** The rows that were chosen, one at least, and one only unless there may be `many`. */
  readonly onChoose: (rows: readonly PickedRow[]) => void
  /** What it is called; the name of the report when not given. */
  readonly title?: string
  /** Rows are chosen by checkboxes, else one by a radio button. */
  readonly many?: boolean
  /** Values every row has to hold, by column; sent as `self_<name>`. */
  readonly params?: ReportParams
  /** Popups of the same group share their answers for 30 s. */
  readonly groupId?: string
}

function Failed({ error, onClose }: { error: unknown; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <Sheet
      open
      look="dialog"
      title={say(words.initFailed)}
      onClose={onClose}
      footer={
        <BigButton look="main" onClick={onClose}>
          {say(words.close)}
        </BigButton>
      }
    >
      <p role="alert">{explain(error, language)}</p>
    </Sheet>
  )
}

function Opened({ code, onClose, onChoose, title, many = false, params = noParams, groupId }: Omit<ReportPopupProps, 'open'>) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const { resources } = useProduct().catalogue
  const { data, error } = useAnswer({
    queryKey: ['report-popup', code, groupId],
    queryFn: () => loadReport(code, groupId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const id = data?.config.cgRpConfigId
  const source = useMemo(() => (id === undefined ? undefined : reportSource(id, groupId, params)), [id, groupId, params])
  const shown = useMemo(() => {
    if (!data) return undefined
    const { config, items } = data
    const noun = Object.hasOwn(resources, config.cgRpConfigId) ? resources[config.cgRpConfigId] : undefined
    return {
      columns: columnsOfReport(config, noun),
      filters: filtersOfReport(items, config),
      textKey: titleOfReport(config, noun),
    }
  }, [data, resources])
  if (error) return <Failed {...{ error, onClose }} />
  if (!data || !source || !shown)
    return (
      <Sheet open look={isDesktop ? 'sheet' : 'full'} width={width} title={title ?? say('pleaseChoose')} onClose={onClose}>
        <Skeleton rows={6} height={40} />
      </Sheet>
    )
  return (
    <RecordPicker
      open
      {...{ source, many, width, sizes, onClose }}
      {...shown}
      title={title ?? data.config.cgRpConfigName}
      shows="tags"
      unchosen={say(words.unchosen)}
      onChoose={(_, rows) => onChoose(rows)}
    />
  )
}

/** Chooses rows of a report: one, or several. Where it cannot be opened it says why, and closes. */
export function ReportPopup({ open, ...given }: ReportPopupProps) {
  return open ? <Opened {...given} /> : null
}
