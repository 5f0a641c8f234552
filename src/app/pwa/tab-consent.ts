import { isHeld } from './update-guard'

type Word = { readonly type: 'may-update?' } | { readonly type: 'not-now' }

/** Between the tabs of one browser. */
export const openTabChannel = (): BroadcastChannel => new BroadcastChannel('update')

/** Answers other tabs that want to update while something here would be lost. Silence means consent. */
export function answerOtherTabs(channel: BroadcastChannel): void {
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.type === 'may-update?' && isHeld()) channel.postMessage({ type: 'not-now' } satisfies Word)
  })
}

/** Asks all other tabs. Resolves to false as soon as one objects, to true when none did within `patience` milliseconds: a busy tab is slow to answer. */
export function otherTabsAgree(channel: BroadcastChannel, patience = 1500): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (agreed: boolean) => {
      clearTimeout(timer)
      channel.removeEventListener('message', hear)
      resolve(agreed)
    }
    const hear = ({ data }: MessageEvent<Word>) => {
      if (data.type === 'not-now') settle(false)
    }
    const timer = setTimeout(() => settle(true), patience)
    channel.addEventListener('message', hear)
    channel.postMessage({ type: 'may-update?' } satisfies Word)
  })
}
