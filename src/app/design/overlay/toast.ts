import { create } from 'zustand'

export type Toast = {
  readonly key: number
  readonly text: string
  readonly tone: 'plain' | 'bad'
  readonly action?: { readonly text: string; readonly run: () => void }
}

/** What is being said at the lower edge just now. */
export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }))
let last = 0

export const dropToast = (key: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.key !== key) }))

/** Falls silent: what was said to one person may name somebody, and is not for the next one. */
export const dropToasts = (): void => useToasts.setState({ toasts: [] })

type Extra = { tone?: Toast['tone']; action?: Toast['action']; seconds?: number }

/** Says one sentence for some seconds (4, or 5 when something can be undone). A newer one takes the place of the older. Returns its key. */
export function toast(text: string, extra: Extra = {}): number {
  const key = ++last
  useToasts.setState({ toasts: [{ key, text, tone: extra.tone ?? 'plain', action: extra.action }] })
  setTimeout(() => dropToast(key), (extra.seconds ?? (extra.action ? 5 : 4)) * 1000)
  return key
}
