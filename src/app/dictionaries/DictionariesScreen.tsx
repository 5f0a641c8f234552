import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Dict } from '../../contract/system/dict'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { Sheet } from '../design/overlay/Sheet'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { useSay } from '../language/use-say'
import { RecordForm } from '../resource/form/RecordForm'
import { useCan } from '../session/use-can'
import { useClearCache } from '../session/use-clear-cache'
import { useResource } from '../shell/product'
import { DictItems } from './DictItems'
import { MasterList } from './MasterList'
import { type DictionaryView, useDictionaryRows } from './use-dictionary-rows'
import { words } from './words'
import './dictionaries.css'

/** Which dictionary is open, as the address says. On a desk one lies open from the start. */
function useOpened(all: readonly DictionaryView[] | undefined) {
  const isDesktop = useFace() === 'desktop'
  const [params, setParams] = useSearchParams()
  const asked = params.get('dict')
  const opened = all?.find(({ row }) => row.id === asked) ?? (isDesktop && !asked ? all?.[0] : undefined)
  return { asked, opened, open: (id: string | undefined) => setParams(id ? { dict: id } : {}, { replace: isDesktop }) }
}

function NewDictionary({ onMade, wide = false }: { onMade: (id: string) => void; wide?: boolean }) {
  const say = useSay()
  const resource = useResource(Dict.name)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BigButton
        look={wide ? 'main' : 'plain'}
        wide={wide}
        aria-haspopup="dialog"
        icon={<Plus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {say(words.newDict)}
      </BigButton>
      <Sheet open={isOpen} title={say(words.newDict)} onClose={() => setOpen(false)}>
        <RecordForm
          resource={resource}
          onCancel={() => setOpen(false)}
          onSaved={(id) => {
            setOpen(false)
            onMade(id)
          }}
        />
      </Sheet>
    </>
  )
}

/** Has the dictionaries read anew, here and on the server. */
function RefreshCache() {
  const say = useSay()
  const clear = useClearCache()
  const isDesktop = useFace() === 'desktop'
  return (
    <BigButton look="quiet" aria-label={say(words.refresh)} icon={<RefreshCw size={18} aria-hidden />} onClick={() => void clear()}>
      {isDesktop && say(words.refresh)}
    </BigButton>
  )
}

/** Dictionaries and their items: side by side on a desk, one after the other in a hand. */
export function DictionariesScreen({ title }: { title: string }) {
  const say = useSay()
  const can = useCan()
  const isDesktop = useFace() === 'desktop'
  const all = useDictionaryRows()
  const { asked, opened, open } = useOpened(all)
  const close = () => open(undefined)
  const items = opened ? (
    <DictItems key={opened.row.id} dictionary={opened} onGone={close} />
  ) : (
    <StateView kind="empty" title={say(asked ? words.none : words.choose)}>
      {say(words.chooseHint)}
    </StateView>
  )
  if (!all) return <Page title={title}>{<Skeleton rows={8} height={56} />}</Page>
  if (!isDesktop && asked)
    return (
      <Page title={opened?.name ?? title} onBack={close}>
        {items}
      </Page>
    )
  const adding = can('dict:add') && <NewDictionary onMade={open} wide={!isDesktop} />
  return (
    <Page
      title={title}
      main={!isDesktop && adding}
      actions={
        <>
          <RefreshCache />
          {isDesktop && adding}
        </>
      }
    >
      <div className="dictionaries">
        <MasterList all={all} opened={opened?.row.id} onOpen={open} />
        {isDesktop && items}
      </div>
    </Page>
  )
}
