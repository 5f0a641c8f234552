import { Suspense, useState } from 'react'
import type { Resource } from '../../contract/resource'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useRowNames } from '../resource/record/use-row-names'
import type { ViewRow } from '../resource/row'
import { explain } from '../wire/explain'
import { isSilence } from '../wire/wire-error'
import { RemovedCards } from './RemovedCards'
import type { RemovedRows } from './removed-row'
import { useRemoved } from './use-removed'
import { useRestore } from './use-restore'
import { words } from './words'
import '../design/form-failure.css'

const RemovedTable = lazyPart<RemovedRows>(() => import('./desktop/RemovedTable').then((file) => file.RemovedTable))

const noRows: readonly ViewRow[] = []

type PagesProps = { page: number; pages: number; total: number; onPage: (page: number) => void }

function Pages({ page, pages, total, onPage }: PagesProps) {
  const say = useSay()
  if (pages < 2) return null
  return (
    <nav className="recycle-pages">
      <BigButton disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {say(words.before)}
      </BigButton>
      <span className="figures">{say(words.page, { page, pages, total })}</span>
      <BigButton disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {say(words.after)}
      </BigButton>
    </nav>
  )
}

function Failed({ error, again }: { error: unknown; again: () => void }) {
  const say = useSay()
  const isOffline = isSilence(error)
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? say(words.offline) : explain(error, currentLanguage())}
      action={<BigButton onClick={again}>{say('tryAgain')}</BigButton>}
    />
  )
}

/** A page of removed rows, which of them are chosen, and how they are brought back. */
function useRemovedPage(resource: Resource, word: string) {
  const say = useSay()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data, error, refetch } = useRemoved(resource, { page, word })
  const { isBusy, failure, restore } = useRestore(resource)
  const rows = data?.records ?? noRows
  const names = useRowNames(resource, rows)
  const shown = rows.map(({ id }) => id)
  const here = chosen.filter((id) => shown.includes(id))
  const bring = async (ids: readonly string[]) => {
    if (!(await restore(ids, say(words.restored, { count: ids.length })))) return
    setChosen((now) => now.filter((id) => !ids.includes(id)))
    // The last page may be empty now.
    if (page > 1 && shown.every((id) => ids.includes(id))) setPage(page - 1)
  }
  const given: RemovedRows = {
    ...{ resource, rows, names, chosen, isBusy },
    toggle: (id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    toggleAll: () => setChosen(here.length === shown.length ? [] : shown),
    restore: (id) => void bring([id]),
  }
  return { data, error, again: () => void refetch(), failure, page, setPage, here, bringChosen: () => void bring(here), given }
}

/** What was removed of one noun, and what is done with it. */
export function Removed({ resource, word }: { resource: Resource; word: string }) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const { data, error, again, failure, page, setPage, here, bringChosen, given } = useRemovedPage(resource, word)
  if (error) return <Failed {...{ error, again }} />
  if (!data) return <Skeleton rows={6} height={isDesktop ? 44 : 88} />
  if (data.total === 0 && word) return <StateView kind="empty" title={say(words.notFound)} />
  if (data.total === 0)
    return (
      <StateView kind="empty" title={say(words.empty, { noun: say(resource.label) })}>
        {say(words.emptyWhat)}
      </StateView>
    )
  return (
    <div className="stack">
      {failure !== undefined && (
        <p className="form-failure" role="alert">
          {explain(failure, currentLanguage())}
        </p>
      )}
      {here.length > 0 && (
        <BigButton look="main" disabled={given.isBusy} onClick={bringChosen}>
          {say(words.restoreMany, { count: here.length })}
        </BigButton>
      )}
      {isDesktop ? (
        <Suspense fallback={<Skeleton rows={6} height={44} />}>
          <RemovedTable {...given} />
        </Suspense>
      ) : (
        <RemovedCards {...given} />
      )}
      <Pages page={page} pages={data.pages} total={data.total} onPage={setPage} />
    </div>
  )
}
