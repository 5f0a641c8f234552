import { type KeyboardEvent, useRef, useState } from 'react'
import { iconNamed, isDrawn } from '../../design/icons'
import { NamedIcon } from '../../design/NamedIcon'
import { Sheet } from '../../design/overlay/Sheet'
import { SearchBox } from '../../fields/choice/SearchBox'
import { useSay } from '../../language/use-say'
import { foundIcons } from './found-icons'
import { iconWords } from './icon-words'
import { words } from './words'

type Props = { chosen: string; onChoose: (name: string) => void; onClose: () => void }

/** How far a key leads among pictures that stand in lines. */
function stepOf(key: string, tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop
  const inLine = Math.max(1, tiles.filter(({ offsetTop }) => offsetTop === top).length)
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: inLine, ArrowUp: -inLine }
  return steps[key] ?? 0
}

/** Every picture there is, found by its name and by what it shows. Arrows go from one to the other. */
export function IconSheet({ chosen, onChoose, onClose }: Props) {
  const say = useSay()
  const [keyword, setKeyword] = useState('')
  const place = useRef<HTMLUListElement>(null)
  const found = foundIcons(keyword)
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const tiles = [...(place.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = tiles.indexOf(event.target as HTMLElement)
    const next = at < 0 ? (event.key === 'ArrowDown' ? tiles[0] : undefined) : tiles[at + stepOf(event.key, tiles)]
    if (!next || (at >= 0 && stepOf(event.key, tiles) === 0)) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Sheet open title={say(words.title)} onClose={onClose} width={640}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys go from the search to the pictures within it */}
      <div className="stack" onKeyDown={walk}>
        <SearchBox keyword={keyword} onKeyword={setKeyword} />
        <ul ref={place} className="icon-tiles" aria-label={say(words.title)}>
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={isDrawn(chosen) && iconNamed(name) === iconNamed(chosen)}
                title={name}
                onClick={() => {
                  onChoose(name)
                  onClose()
                }}
              >
                <NamedIcon name={name} size={24} />
                <span>{iconWords[name] ? say(iconWords[name]) : name}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="quiet">{say('noneFound')}</p>}
      </div>
    </Sheet>
  )
}
