import { type KeyboardEvent, useId, useRef } from 'react'

type Tab<K extends string> = { readonly key: K; readonly text: string; readonly count: string }
type Props<K extends string> = { label: string; tabs: readonly Tab<K>[]; chosen: K; onChoose: (key: K) => void; panel: string }

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs over one panel, whose id is `panel`. The arrow keys go from one to the next. */
export function BellTabs<K extends string>({ label, tabs, chosen, onChoose, panel }: Props<K>) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const turn = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === chosen) + (steps[event.key] ?? 0)
    const next = tabs[(at + tabs.length) % tabs.length]
    if (!(event.key in steps) || !next) return
    onChoose(next.key)
    ref.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus()
  }
  return (
    <div ref={ref} className="bell-tabs" role="tablist" aria-label={label} onKeyDown={turn}>
      {tabs.map(({ key, text, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}${key}`}
          data-key={key}
          aria-selected={chosen === key}
          aria-controls={panel}
          tabIndex={chosen === key ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {text}
          {count && <span className="bell-tab-count figures">{count}</span>}
        </button>
      ))}
    </div>
  )
}
