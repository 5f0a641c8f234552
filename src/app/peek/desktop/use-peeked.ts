import { useEffect, useState } from 'react'
import { isTyping } from '../../design/keys/is-typing'
import type { MenuRoute } from '../../shell/menu'
import { useMenu } from '../../shell/use-menu'
import type { Standing } from './place-of'
import { recordAt } from './record-at'

/** What is looked at, and where it stands. */
export type Peeked = { readonly noun: string; readonly id: string; readonly at: Standing }

/** Milliseconds a mouse rests on a name before it is told of it, and those it has to come over to what is told. */
const [rest, reach] = [400, 250]

/** What names a record: a reference, or in the page any link to one. */
const names = '[data-peek], main a[href*="open="]'
const nameAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(names)) || undefined
const isCard = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.peek-card') !== null

/** The name the keyboard stands on: in its cell, or else the first of its row or part. */
function nameHere(): HTMLElement | undefined {
  const here = document.activeElement
  const around = [here?.closest('td'), here?.closest('.ant-table-row, .record-part-card, .record-head')]
  return nameAt(here) ?? around.flatMap((place) => place?.querySelector<HTMLElement>(names) ?? [])[0]
}

function peekedAt(name: HTMLElement, routes: readonly MenuRoute[]): Peeked | undefined {
  const { peek, peekId } = name.dataset
  const record = peek && peekId ? { noun: peek, id: peekId } : recordAt(name.getAttribute('href') ?? '', routes)
  const around = (selector: string) => name.closest(selector)?.getBoundingClientRect()
  return record && { ...record, at: { name: name.getBoundingClientRect(), card: around('.card'), page: around('main') } }
}

/** What somebody looks at: the name their mouse rests on, or with `p` the one their keyboard stands on, until Escape or until they go away. */
export function usePeeked(): Peeked | undefined {
  const { routes } = useMenu()
  const [peeked, setPeeked] = useState<Peeked>()
  const isOpen = peeked !== undefined
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (next: Peeked | undefined, wait: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => setPeeked(next), wait)
    }
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      if (isCard(target)) return clearTimeout(timer)
      const name = nameAt(target)
      later(name && peekedAt(name, routes), name ? rest : reach)
    }
    const gone = () => {
      clearTimeout(timer)
      setPeeked(undefined)
    }
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const name = key === 'p' && !(ctrlKey || metaKey || altKey || isTyping(target)) ? nameHere() : undefined
      const isForUs = name !== undefined || (key === 'Escape' && isOpen)
      if (!isForUs) return
      event.preventDefault()
      event.stopPropagation()
      clearTimeout(timer)
      setPeeked(isOpen ? undefined : name && peekedAt(name, routes))
    }
    document.addEventListener('pointerover', over)
    window.addEventListener('scroll', gone, { capture: true, passive: true })
    window.addEventListener('click', gone)
    // Before everything else that hears Escape: what lies above goes first.
    window.addEventListener('keydown', press, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', over)
      window.removeEventListener('scroll', gone, { capture: true })
      window.removeEventListener('click', gone)
      window.removeEventListener('keydown', press, { capture: true })
    }
  }, [isOpen, routes])
  return peeked
}
