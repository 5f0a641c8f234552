import { FileSpreadsheet, FileUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { words } from '../../../blocks/excel/words'
import { BigButton } from '../../../design/BigButton'
import { Link } from '../../../design/Link'
import { Sheet } from '../../../design/overlay/Sheet'
import { useSay } from '../../../language/use-say'
import { useBinLink } from '../../../recycle-bin/use-bin-link'
import { words as binWords } from '../../../recycle-bin/words'
import { NounExport } from '../export/NounExport'
import { NounImport } from '../import/NounImport'
import { useImportWay } from '../import/use-import-way'
import type { SheetsProps } from './SheetsButton'

type Props = SheetsProps & { readonly title: string; readonly onClose: () => void }

/** Whether rows come in or go out; rows that are chosen only go out. */
export function ListSheets({ resource, state, mayAdd, ids, title, onClose }: Props) {
  const say = useSay()
  const way = useImportWay(resource, mayAdd)
  const bin = useBinLink(resource)
  const isExportAlone = !way || ids !== undefined
  const [opened, setOpened] = useState<'import' | 'export' | undefined>(isExportAlone ? 'export' : undefined)
  if (opened === 'export') return <NounExport {...{ resource, state, onClose }} ids={ids ?? []} />
  if (opened === 'import') return <NounImport {...{ resource, onClose }} />
  const icon = <FileUp size={20} aria-hidden />
  return (
    <Sheet open title={title} onClose={onClose}>
      <div className="export-choices">
        <BigButton icon={<FileSpreadsheet size={20} aria-hidden />} wide onClick={() => setOpened('export')}>
          {say(words.export)}
        </BigButton>
        {way?.screen === undefined ? (
          <BigButton {...{ icon }} wide onClick={() => setOpened('import')}>
            {say(words.import)}
          </BigButton>
        ) : (
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
      </div>
    </Sheet>
  )
}
