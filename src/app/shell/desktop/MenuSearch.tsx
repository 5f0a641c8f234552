import Select, { type RefSelectProps } from 'antd/es/select'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useKey } from '../../design/desktop/use-key'
import { accountWords } from '../../language/account-words'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useEngine } from '../../offline/engine-context'
import { useAnswer } from '../../resource/use-answer'
import { inLanguage, leavesOf, type MenuNode } from '../menu'
import { useProduct } from '../product'
import { readMadeNouns, withMade } from '../screens/made-nouns'
import { useMenu } from '../use-menu'
import { type FoundRecords, findRecords } from './find-records'

const keys = /Mac/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
/** Milliseconds of quiet before records are looked for. */
const pause = 200

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Records with the words in their names. Of nouns no row of which lies on the device, the definitions are fetched first. */
function useRecords(words: string): readonly FoundRecords[] {
  const { catalogue, wholeCatalogue } = useProduct()
  const { routes } = useMenu()
  const { db } = useEngine()
  const settled = useSettled(words)
  const { data } = useAnswer({
    // Under the name of no noun in particular: whatever changes forgets it.
    queryKey: ['noun', '', 'found', settled],
    enabled: settled.trim() !== '',
    queryFn: async ({ signal }) => {
      const [shipped, made] = await Promise.all([wholeCatalogue?.(), readMadeNouns()])
      return findRecords(settled, routes, { db, catalogue: withMade(shipped ?? catalogue, made), signal })
    },
  })
  return words.trim() ? (data ?? []) : []
}

/** What can be chosen: entries of the menu with the words in their titles, then records noun by noun. */
function useOptions(words: string, leaves: readonly MenuNode[]) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const found = useRecords(words)
  const wanted = words.trim().toLowerCase()
  const entries = leaves.map((node) => ({ value: node.path, label: inLanguage(node.title, language) }))
  const fitting = entries.filter(({ label }) => label.toLowerCase().includes(wanted))
  const records = found.map(({ label, path, rows }) => ({
    label: say(label),
    options: rows.map(({ id, text }) => ({ value: `${path}?open=${encodeURIComponent(id)}`, label: text })),
  }))
  return [...(fitting.length > 0 ? [{ label: say('menu'), options: fitting }] : []), ...records]
}

/** Finds menu entries and records by a piece of their names, and goes there. Ctrl-K, or Command-K, leads to it from everywhere. */
export function MenuSearch() {
  const say = useSay()
  const navigate = useNavigate()
  const leaves = leavesOf(useMenu().nodes)
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const ref = useRef<RefSelectProps>(null)
  const options = useOptions(words, leaves)
  useKey(({ key, ctrlKey, metaKey }) => {
    const isMeant = key.toLowerCase() === 'k' && ctrlKey !== metaKey
    if (isMeant) ref.current?.focus()
    if (isMeant) setOpen(true)
    return isMeant
  })
  const go = (path: string) => {
    const chosen = leaves.find((node) => node.path === path)
    setWords('')
    ref.current?.blur()
    if (chosen?.outside && chosen.url) window.open(chosen.url, '_blank', 'noreferrer')
    else void navigate(path)
  }
  return (
    <Select<string | null>
      ref={ref}
      className="menu-search"
      aria-label={say(accountWords.searchMenu)}
      aria-keyshortcuts="Control+K Meta+K"
      placeholder={say(accountWords.searchMenu)}
      suffixIcon={<kbd>{keys}</kbd>}
      showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
      popupMatchSelectWidth={320}
      open={open}
      onOpenChange={setOpen}
      value={null}
      notFoundContent={say('noneFound')}
      options={options}
      onSelect={(path) => path && go(path)}
    />
  )
}
