import type { CSSProperties } from 'react'
import { type Accent, accents } from '../../../design/desktop/looks/accents'
import { arrange, useLayout } from '../../../design/desktop/looks/layout'
import { useSay } from '../../../language/use-say'
import { words } from '../words'

/** The colours there are, to choose one of. Arrow keys move through them. */
export function AccentChoice() {
  const say = useSay()
  const chosen = useLayout((layout) => layout.accent)
  return (
    <fieldset className="plain-set">
      <legend>{say(words.accent)}</legend>
      <div className="swatches">
        {Object.entries(accents).map(([accent, name]) => (
          <input
            key={accent}
            type="radio"
            name="accent"
            aria-label={say(name)}
            title={say(name)}
            style={{ '--swatch': accent } as CSSProperties}
            checked={accent === chosen}
            onChange={() => arrange({ accent: accent as Accent })}
          />
        ))}
      </div>
    </fieldset>
  )
}
