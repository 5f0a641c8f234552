import { resourceOf } from '../../../contract/catalogue'
import { isTree } from '../../../contract/fields/tree'
import { isMade } from '../../../contract/made/made-name'
import { BigButton } from '../../design/BigButton'
import { lazyPart } from '../../design/lazy-part'
import { Page } from '../../design/Page'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { ListScreen } from '../../resource/list/ListScreen'
import { treeView } from '../../tree/tree-view'
import { useProduct } from '../product'
import { AllNouns } from './AllNouns'
import { ErrorPage } from './ErrorPage'
import { ListOrView } from './ListOrView'
import { useMadeNouns } from './made-nouns'

const UnknownPage = lazyPart(() => import('./UnknownPage').then((file) => file.UnknownPage))

type Props = { noun: string; title: string }

/** A noun of the house's own that is still to be asked for, or cannot be. */
function MadeNounComing({ noun, title }: Props) {
  const say = useSay()
  const { phase, again } = useMadeNouns()
  if (phase === 'ready') return <ErrorPage status={404} />
  const action = <BigButton onClick={again}>{say('tryAgain')}</BigButton>
  return (
    <Page key={noun} title={title}>
      {phase === 'loading' && <Skeleton rows={8} height={88} />}
      {phase === 'offline' && (
        <StateView kind="offline" title={say('offlineTitle')} action={action}>
          {say(formWords.offlineList, { noun: title })}
        </StateView>
      )}
      {phase === 'error' && <StateView kind="error" title={say('loadFailed')} action={action} />}
    </Page>
  )
}

function NounList({ noun, title }: Props) {
  const { catalogue, nounViews = {} } = useProduct()
  const list = <ListScreen noun={noun} title={title} />
  const resource = resourceOf(catalogue, noun)
  const own = Object.hasOwn(nounViews, noun) ? nounViews[noun] : undefined
  const view = own ?? (resource && isTree(resource) ? treeView : undefined)
  if (resource) return view ? <ListOrView {...{ view, noun, title, list }} /> : list
  return isMade(noun) ? <MadeNounComing noun={noun} title={title} /> : <UnknownPage named={title} />
}

/** The list of any noun there is; the page for what is not there else. */
export function NounScreen(props: Props) {
  return (
    <AllNouns>
      <NounList {...props} />
    </AllNouns>
  )
}
