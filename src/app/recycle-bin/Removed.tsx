import { forgetRight } from '../../contract/recycle-bin/recycle-bin'
import type { Resource } from '../../contract/resource'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { FormFailure } from '../design/form/FormFailure'
import { lazyPart } from '../design/lazy-part'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { Suspense } from '../design/Suspense'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { Answered } from '../resource/Answered'
import { Pages } from '../resource/Pages'
import { useCan } from '../session/use-can'
import { useProduct } from '../shell/product'
import { explain } from '../wire/explain'
import { RemovedCards } from './RemovedCards'
import type { RemovedRows } from './removed-row'
import { useRemovedPage } from './use-removed-page'
import { words } from './words'

const RemovedTable = lazyPart<RemovedRows>(() => import('./desktop/RemovedTable').then((file) => file.RemovedTable))

type NothingProps = { resource: Resource; isSearched: boolean }

function Nothing({ resource, isSearched }: NothingProps) {
  const say = useSay()
  if (isSearched) return <StateView kind="empty" title={say(words.notFound)} />
  return (
    <StateView kind="empty" title={say(words.empty, { noun: say(resource.label) })}>
      {say(words.emptyWhat)}
    </StateView>
  )
}

/** What was removed of one noun, and what is done with it. */
export function Removed({ resource, word }: { resource: Resource; word: string }) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const height = isDesktop ? 44 : 88
  const mayForget = useCan()(forgetRight)
  const isKept = useProduct().catalogue.chained?.includes(resource.name)
  const { answer, failure, page, setPage, here, bringChosen, wipeChosen, given } = useRemovedPage(resource, word)
  return (
    <Answered answer={answer} height={height} stays={words.offline}>
      {({ total, pages }) =>
        total === 0 ? (
          <Nothing resource={resource} isSearched={word !== ''} />
        ) : (
          <div className="stack">
            <FormFailure>{failure === undefined ? undefined : explain(failure, currentLanguage())}</FormFailure>
            {here.length > 0 && (
              <div className="recycle-acts">
                <BigButton look="main" disabled={given.isBusy} onClick={bringChosen}>
                  {say(words.restoreMany, { count: here.length })}
                </BigButton>
                {mayForget && !isKept && (
                  <BigButton look="danger" disabled={given.isBusy} onClick={wipeChosen}>
                    {say(words.forget, { count: here.length })}
                  </BigButton>
                )}
                {mayForget && isKept && <p className="quiet">{say(words.keptByRule)}</p>}
              </div>
            )}
            {isDesktop ? (
              <Suspense fallback={<Skeleton rows={6} height={height} />}>
                <RemovedTable {...given} />
              </Suspense>
            ) : (
              <RemovedCards {...given} />
            )}
            <Pages name={say(resource.label)} {...{ page, pages, total }} go={setPage} />
          </div>
        )
      }
    </Answered>
  )
}
