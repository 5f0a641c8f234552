import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { flowOf, resourceOf } from '../../../contract/catalogue'
import type { Resource } from '../../../contract/resource'
import { verbLabel } from '../../conflict-centre/op-verbs'
import { Page } from '../../design/Page'
import { StateView } from '../../design/StateView'
import { NounChoice } from '../../fields/choice/NounChoice'
import { enumerate } from '../../language/enumerate'
import { usePersonName } from '../../language/use-person-name'
import { useSay } from '../../language/use-say'
import { Answered } from '../../resource/Answered'
import { Pages } from '../../resource/Pages'
import { useProduct } from '../../shell/product'
import { AllNouns } from '../../shell/screens/AllNouns'
import { ChangesSheet } from '../ChangesSheet'
import { changeVerbs } from '../change-verbs'
import { words as changeWords } from '../words'
import { type LoggedChange, useDataLog } from './use-data-log'
import { useLoggedNouns } from './use-logged-nouns'
import { words } from './words'
import './data-log.css'

/** Most fields one line names. */
const few = 4

type LineProps = { resource: Resource; change: LoggedChange; onOpen: () => void }

/** What was done to a record: the verb, and which fields are otherwise since. Of a new record that is all of them, and not said. */
function Done({ resource, change }: Omit<LineProps, 'onOpen'>) {
  const say = useSay()
  const { catalogue } = useProduct()
  const said = say(verbLabel(flowOf(catalogue, resource.name), change.verb, changeVerbs))
  const verb = change.isDecided ? say(changeWords.decided, { verb: said }) : said
  const names = change.fields.flatMap((field) => resource.fields[field]?.label ?? []).map((name) => say(name))
  if (change.verb === 'add' || names.length === 0) return verb
  const told = enumerate(names.slice(0, few))
  return say(words.changed, { verb, fields: names.length > few ? say(words.more, { names: told, count: names.length }) : told })
}

function Line({ resource, change, onOpen }: LineProps) {
  const say = useSay()
  const nameOf = usePersonName()
  return (
    <li>
      <button type="button" className="log-line" aria-haspopup="dialog" onClick={onOpen}>
        <span className="log-what">
          <small className="quiet">{say(resource.label)}</small>
          <strong>{change.title || say(words.removed)}</strong>
        </span>
        <span className="log-done">
          <Done {...{ resource, change }} />
        </span>
        <span className="quiet figures log-who">
          {nameOf(change.createBy, change.createBy_dictText)} · {change.createTime.slice(0, 16)} ·{' '}
          {say(changeWords.version, { version: change.dataVersion })}
        </span>
      </button>
    </li>
  )
}

function Log() {
  const say = useSay()
  const { catalogue } = useProduct()
  const [params, setParams] = useSearchParams()
  const noun = resourceOf(catalogue, params.get('noun') ?? '')
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const answer = useDataLog(noun?.name, page)
  const nouns = useLoggedNouns()
  const every = { value: '', text: say(words.every) }
  const [opened, setOpened] = useState<LoggedChange>()
  const openedNoun = opened && resourceOf(catalogue, opened.noun)
  const go = (to: number) => setParams({ ...(noun && { noun: noun.name }), ...(to > 1 && { page: String(to) }) }, { replace: true })
  return (
    <Page title={say(words.title)}>
      <div className="stack">
        <div className="log-tools">
          <NounChoice
            options={nouns}
            every={every}
            chosen={noun ? { value: noun.name, text: say(noun.label) } : every}
            onChoose={(name) => setParams(name ? { noun: name } : {}, { replace: true })}
          />
          <p className="quiet">{say(words.about)}</p>
        </div>
        <Answered answer={answer} rows={8} height={72} stays={words.offline}>
          {({ records, total, pages }) =>
            total === 0 ? (
              <StateView kind="empty" title={say(words.none)}>
                {say(words.noneWhat)}
              </StateView>
            ) : (
              <>
                <ul className="card log-lines" aria-label={say(words.lines)}>
                  {records.map((change) => {
                    const resource = resourceOf(catalogue, change.noun)
                    return resource && <Line key={change.id} {...{ resource, change }} onOpen={() => setOpened(change)} />
                  })}
                </ul>
                <Pages name={say(words.title)} {...{ page, pages, total, go }} />
              </>
            )
          }
        </Answered>
      </div>
      {opened && openedNoun && (
        <ChangesSheet resource={openedNoun} row={{ id: opened.dataId, rev: 0 }} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  )
}

/** What became of all records somebody may see: who changed which of them when, and each change in words. The kind stands in the address, as `noun`. */
export const DataLogScreen = () => (
  <AllNouns>
    <Log />
  </AllNouns>
)
