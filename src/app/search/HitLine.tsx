import { CornerDownRight } from 'lucide-react'
import type { Readings } from '../../contract/search/pinyin'
import { MenuIcon } from '../design/MenuIcon'
import { FieldValue } from '../fields/FieldValue'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { titleOf } from '../resource/use-titles'
import { inLanguage } from '../shell/menu'
import type { Hit, RecordHit } from './find/hit'
import { factsOf, type HitFact } from './hit-facts'
import { Marked } from './Marked'

type Props = { readonly hit: Hit; readonly words: string; readonly readings: Readings }

function Fact({ fact: { resource, row, name, isFound }, ...marked }: { readonly fact: HitFact } & Omit<Props, 'hit'>) {
  const say = useSay()
  const facts = resource.fields[name]
  if (!facts) return null
  return (
    <span className="hit-fact">
      {isFound && !resource.found?.says?.includes(name) && <span className="quiet">{say(facts.label)} </span>}
      {isFound ? (
        <Marked text={String(row[name])} {...marked} />
      ) : (
        <FieldValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
      )}
    </span>
  )
}

function RecordLine({ hit, words, readings }: Props & { readonly hit: RecordHit }) {
  const language = useLanguage((state) => state.language)
  const { own, tie } = factsOf(hit, words, readings)
  const ties = tie.map((fact) => <Fact key={fact.name} {...{ fact, words, readings }} />)
  return (
    <>
      {hit.isWay && (
        <span className="hit-way">
          <CornerDownRight size={16} aria-hidden />
          {ties}
        </span>
      )}
      <span className="hit-title">
        <Marked text={titleOf(hit.resource, hit.row, language)} words={hit.isWay ? '' : words} readings={readings} />
      </span>
      {own.map((fact) => (
        <Fact key={fact.name} {...{ fact, words, readings }} />
      ))}
      {!hit.isWay && ties.length > 0 && <span className="hit-tie">{ties}</span>}
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
