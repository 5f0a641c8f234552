import { useId, useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { Chip } from '../../../design/Chip'
import { toast } from '../../../design/overlay/toast'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { explain } from '../../../wire/explain'
import type { Looked } from '../../views/saved-view'
import { useSavedViews } from '../../views/use-saved-views'
import { listWords } from '../words'

type Props = {
  resource: Resource
  /** What the view is to show. */
  looked: Looked
  /** The view the list began with. */
  saved: string | undefined
  /** It is kept, under this id. */
  onKept: (id: string) => void
}

/** Keeps what a list shows as a view of one's own, or in place of what the view it began with showed. */
export function KeepView({ resource, looked, saved, onKept }: Props) {
  const say = useSay()
  const id = useId()
  const language = useLanguage((state) => state.language)
  const { views, mayShare, mayEdit, add, update } = useSavedViews(resource)
  const [name, setName] = useState<string>()
  const [shared, setShared] = useState(false)
  const [busy, setBusy] = useState(false)
  const begun = views.find((view) => view.id === saved)
  const keep = async (save: () => Promise<string>) => {
    setBusy(true)
    try {
      const kept = await save()
      toast(say(listWords.viewKept))
      onKept(kept)
    } catch (error) {
      toast(explain(error, language), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  if (name === undefined) {
    return (
      <div className="chips">
        {begun && mayEdit(begun) && (
          <BigButton look="quiet" disabled={busy} onClick={() => void keep(() => update(begun, looked).then(() => begun.id))}>
            {say(listWords.updateView, { name: begun.name })}
          </BigButton>
        )}
        <BigButton look="quiet" onClick={() => setName('')}>
          {say(listWords.saveView)}
        </BigButton>
      </div>
    )
  }
  const wanted = name.trim()
  return (
    <div className="keep-view">
      <label className="field-label" htmlFor={id}>
        {say(listWords.viewName)}
      </label>
      <input id={id} className="input" value={name} maxLength={30} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      <div className="chips">
        {mayShare && (
          <Chip chosen={shared} onToggle={() => setShared(!shared)}>
            {say(listWords.forHouse)}
          </Chip>
        )}
        <BigButton disabled={busy || wanted === ''} onClick={() => void keep(() => add({ name: wanted, shared }, looked))}>
          {say(listWords.saveView)}
        </BigButton>
      </div>
    </div>
  )
}
