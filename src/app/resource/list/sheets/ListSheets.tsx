import { FileSpreadsheet, FileUp, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { words } from '../../../blocks/excel/words'
import { BigButton } from '../../../design/BigButton'
import { Link } from '../../../design/Link'
import { Sheet } from '../../../design/overlay/Sheet'
import { useSay } from '../../../language/use-say'
import { useBinLink } from '../../../recycle-bin/use-bin-link'
import { words as binWords } from '../../../recycle-bin/words'
import { nothingChosen } from '../../bulk/use-chosen-rows'
import { paperWords } from '../../paper/paper-words'
import { rowsGoingOut } from '../../paper/rows-going-out'
import { usePrinting } from '../../paper/use-printing'
import { NounExport } from '../export/NounExport'
import { NounImport } from '../import/NounImport'
import { useImportWay } from '../import/use-import-way'
import { PaperOfList } from './PaperOfList'
import type { SheetsProps } from './SheetsButton'

type Props = SheetsProps & { readonly title: string; readonly onClose: () => void }

/** More rows of a list, or what was removed of them: nothing that is done with rows that are chosen. */
function Inwards({ resource, mayAdd, onImport }: Pick<Props, 'resource' | 'mayAdd'> & { onImport: () => void }) {
  const say = useSay()
  const way = useImportWay(resource, mayAdd)
  const bin = useBinLink(resource)
  const icon = <FileUp size={20} aria-hidden />
  return (
    <>
      {way && way.screen === undefined && (
        <BigButton {...{ icon }} wide onClick={onImport}>
          {say(words.import)}
        </BigButton>
      )}
      {way?.screen !== undefined && (
        <Link className="big-button" data-look="plain" data-wide to={way.screen}>
          {icon}
          {say(words.import)}
        </Link>
      )}
      {bin && (
        <Link className="big-button" data-look="plain" data-wide to={bin}>
          <Trash2 size={20} aria-hidden />
          {say(binWords.title)}
        </Link>
      )}
    </>
  )
}

/** Printing a list, or the rows of it that are chosen. Those of a list that lies on this device are found already, as they were searched for here. */
function useListPaper({ resource, state, rows: here, ids = [] }: Props) {
  const printing = usePrinting()
  const isChosen = ids.length > 0
  const rowsOf = () =>
    rowsGoingOut(resource, here ? { ...state, filters: {} } : state, isChosen ? { ...nothingChosen, ids } : undefined, here)
  return { ...printing, isChosen, print: () => void printing.print(rowsOf) }
}

/** Whether rows go out, on paper or as a sheet, or come in; rows that are chosen only go out. */
export function ListSheets(props: Props) {
  const { resource, state, mayAdd, heading, total, ids, title, onClose } = props
  const say = useSay()
  const paper = useListPaper(props)
  const [opened, setOpened] = useState<'import' | 'export'>()
  if (opened === 'export') return <NounExport {...{ resource, state, onClose }} ids={ids ?? []} />
  if (opened === 'import') return <NounImport {...{ resource, onClose }} />
  if (paper.rows)
    return <PaperOfList {...{ resource, state, heading, total }} rows={paper.rows} isChosen={paper.isChosen} onDone={onClose} />
  return (
    <Sheet open title={title} onClose={onClose}>
      <div className="export-choices">
        {total > 0 && (
          <BigButton icon={<Printer size={20} aria-hidden />} wide disabled={paper.isBusy} onClick={paper.print}>
            {say(paper.isChosen ? paperWords.printChosen : paperWords.print)}
          </BigButton>
        )}
        <BigButton icon={<FileSpreadsheet size={20} aria-hidden />} wide onClick={() => setOpened('export')}>
          {say(words.export)}
        </BigButton>
        {!ids && <Inwards {...{ resource, mayAdd }} onImport={() => setOpened('import')} />}
      </div>
    </Sheet>
  )
}
