import { useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { ImportDialog } from '../../../blocks/excel/ImportDialog'
import { words } from '../../../blocks/excel/words'
import { BigButton } from '../../../design/BigButton'
import { toast } from '../../../design/overlay/toast'
import { saveFile } from '../../../files/attachment/save-file'
import { currentLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { nounCalls } from '../../../sheet/noun-calls'
import { useBegunSheet } from '../../../sheet/use-begun-sheet'
import { useKeptSheets } from '../../../sheet/use-kept-sheets'
import { explain } from '../../../wire/explain'
import { queries } from '../../queries'
import { DryRun } from './DryRun'

type Props = { readonly resource: Resource; readonly onClose: () => void }

/**
 * Brings rows of any noun in from Excel: by its template, tried first or at once. What was chosen before the page or the sign-in ended is still
 * chosen, and a trial that is not in yet goes on, with the cells put right.
 */
export function NounImport({ resource, onClose }: Props) {
  const say = useSay()
  const [tried, setTried] = useState<File>()
  const { found: files, keep } = useKeptSheets(resource.name)
  const keeping = useBegunSheet(`trial/${resource.name}`)
  const title = `${say(words.title)} · ${say(resource.label)}`
  const template = () =>
    nounCalls(resource.name)
      .template()
      .then((file) => saveFile({ name: `${say(resource.label)}.xlsx`, file }))
      .catch((error: unknown) => toast(explain(error, currentLanguage()), { tone: 'bad' }))
  const close = () => {
    void keep([])
    onClose()
  }
  if (!files || !keeping) return null
  if (tried || keeping.begun) return <DryRun {...{ resource, title, keeping }} file={tried} onClose={close} />
  return (
    <ImportDialog
      url={`${resource.path}/importExcel`}
      online
      title={title}
      kept={{ files, keep }}
      onClose={close}
      onDone={() => void queries.invalidateQueries({ queryKey: ['noun'] })}
      ways={(files) => (
        <div className="import-ways">
          <BigButton onClick={() => void template()}>{say(words.template)}</BigButton>
          <BigButton disabled={files.length !== 1} onClick={() => setTried(files[0])}>
            {say(words.dryRun)}
          </BigButton>
          <small className="quiet">{say(words.dryRunHint)}</small>
        </div>
      )}
    />
  )
}
