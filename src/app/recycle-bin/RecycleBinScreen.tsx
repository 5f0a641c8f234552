import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { NounChoice } from '../fields/choice/NounChoice'
import { SearchBox } from '../fields/choice/SearchBox'
import { useSettled } from '../fields/text/use-settled'
import { useSay } from '../language/use-say'
import { AllNouns } from '../shell/screens/AllNouns'
import { Removed } from './Removed'
import { countedNouns, isSearched, useRemovedCounts, useRestorable } from './use-removed'
import { words } from './words'
import './recycle-bin.css'

/** Milliseconds after the last key before something is looked for. */
const patience = 300

function Bin() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const nouns = useRestorable()
  const [typed, type] = useState('')
  const settled = useSettled(typed.trim(), patience)
  // Where nothing is typed any more everything is shown at once.
  const word = typed.trim() === '' ? '' : settled
  const { counts, isKnown } = useRemovedCounts()
  const named = nouns.find(({ name }) => name === params.get('noun'))
  const noun = named ?? nouns.find(({ name }) => counts.has(name)) ?? nouns[0]
  const choose = (name: string) => {
    type('')
    setParams({ noun: name }, { replace: true })
  }
  return (
    <Page title={say(words.title)}>
      {!named && !isKnown && <Skeleton rows={6} height={88} />}
      {noun && (named || isKnown) && (
        <div className="stack">
          <div className="recycle-tools">
            <NounChoice options={countedNouns(nouns, counts, say)} chosen={{ value: noun.name, text: say(noun.label) }} onChoose={choose} />
            {isSearched(noun) && <SearchBox keyword={typed} onKeyword={type} />}
          </div>
          <Removed key={`${noun.name} ${word}`} resource={noun} word={word} />
        </div>
      )}
      {!noun && isKnown && <StateView kind="empty" title={say(words.nothing)} />}
    </Page>
  )
}

/** What was removed, noun by noun, and brought back from here. The noun stands in the address, as `noun`; else it is one of which something was removed. */
export const RecycleBinScreen = () => (
  <AllNouns>
    <Bin />
  </AllNouns>
)
