import type { Readings } from '../../contract/search/pinyin'
import { MenuIcon } from '../design/MenuIcon'
import { FieldValue } from '../fields/FieldValue'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { titleOf } from '../resource/use-titles'
import { inLanguage } from '../shell/menu'
import { factsOf, foundBy } from './hit-facts'
import type { Hit } from './hits'
import { Marked } from './Marked'

type Props = { readonly hit: Hit; readonly words: string; readonly readings: Readings }

function RecordLine({ hit: { resource, row }, words, readings }: Props & { readonly hit: Extract<Hit, { resource: unknown }> }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const by = foundBy(resource, row, words, readings)
  return (
    <>
      <span className="hit-title">
        <Marked text={titleOf(resource, row, language)} {...{ words, readings }} />
      </span>
      {factsOf(resource, row, by).map((name) => {
        const facts = resource.fields[name]
        if (!facts) return null
        const isFound = name === by
        return (
          <span key={name} className="hit-fact">
            {isFound && !resource.found?.says?.includes(name) && <span className="quiet">{say(facts.label)} </span>}
            {isFound ? (
              <Marked text={String(row[name])} {...{ words, readings }} />
            ) : (
              <FieldValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
            )}
          </span>
        )
      })}
    </>
  )
}

/** One thing that was found: what it is called, with what was typed marked, and what tells it from others. */
export function HitLine({ hit, words, readings }: Props) {
  const language = useLanguage((state) => state.language)
  if ('row' in hit) return <RecordLine {...{ hit, words, readings }} />
  return (
    <>
      <MenuIcon name={hit.node.icon} size={20} />
      <span className="hit-title">
        <Marked text={inLanguage(hit.node.title, language)} {...{ words, readings }} />
      </span>
    </>
  )
}
