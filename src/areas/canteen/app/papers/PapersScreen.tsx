import { Printer } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useNow } from '../../../../app/clock/use-now'
import { Chip } from '../../../../app/design/Chip'
import { Page } from '../../../../app/design/Page'
import { FieldFrame } from '../../../../app/fields/FieldFrame'
import { FieldInput } from '../../../../app/fields/FieldInput'
import { useSay } from '../../../../app/language/use-say'
import { ExcelButton } from '../../../../app/report/ExcelButton'
import { Nothing } from '../../../../app/report/Nothing'
import { ReportBody } from '../../../../app/report/ReportBody'
import type { FieldFacts } from '../../../../contract/field'
import type { Label } from '../../../../contract/label'
import { registerReport } from '../../reports/register-report'
import { ComingSamples } from '../ComingSamples'
import { MainButton } from '../MainButton'
import { LabelPaper } from './LabelPaper'
import { papers as kinds, type PaperAddress, usePaperAddress } from './paper-address'
import { words } from './paper-words'
import { RegisterPaper } from './RegisterPaper'
import { RegisterVerdict } from './RegisterVerdict'
import { type Papers, usePapers } from './use-papers'
import { useRegister } from './use-register'
import '../../../../app/paper/paper.css'
import './papers.css'

const dayOf = (label: Label): FieldFacts => ({ kind: 'date', label, required: true, max: 10 })
const dayFacts = { from: dayOf(words.from), to: dayOf(words.to) } as const

function Choice({ address }: { address: PaperAddress }) {
  const say = useSay()
  const id = useId()
  const day = (name: 'from' | 'to') => (
    <FieldFrame id={`${id}${name}`} facts={dayFacts[name]}>
      <FieldInput
        id={`${id}${name}`}
        facts={dayFacts[name]}
        value={address[name]}
        onChange={(value) => typeof value === 'string' && value && address.go({ [name]: value })}
      />
    </FieldFrame>
  )
  return (
    <div className="paper-choice">
      <fieldset className="chips" aria-label={say(words.paper)}>
        {kinds.map((kind) => (
          <Chip key={kind} chosen={address.paper === kind} onToggle={() => address.go({ paper: kind })}>
            {say(words[kind])}
          </Chip>
        ))}
      </fieldset>
      <div className="paper-days">
        {day('from')}
        {day('to')}
      </div>
    </div>
  )
}

/** The samples labels are wanted for: those named, or all living ones of the days. */
function labelled({ samples }: Papers, { ids, from, to }: PaperAddress) {
  const isWanted =
    ids.length > 0 ? ({ id }: { id: string }) => ids.includes(id) : ({ date }: { date: string }) => date >= from && date <= to
  return samples.filter((one) => one.status !== 'VOID' && isWanted(one)).sort((one, two) => (one.sampleTime < two.sampleTime ? -1 : 1))
}

function NoSamples() {
  const say = useSay()
  return <Nothing title={words.none}>{say(words.noneHint)}</Nothing>
}

/** The labels of samples, once it is known of which. */
function Labels({ papers, samples }: { papers: Papers | undefined; samples: ReturnType<typeof labelled> }) {
  const say = useSay()
  if (!papers) return <ComingSamples />
  if (samples.length === 0) return <NoSamples />
  return (
    <>
      <p className="quiet">{say(words.codeHint)}</p>
      <LabelPaper samples={samples} papers={papers} />
    </>
  )
}

/** Samples on paper: the register of some days on A4, or a small label for each box. */
export function PapersScreen() {
  const say = useSay()
  const now = useNow()
  const address = usePaperAddress(now.slice(0, 10))
  const papers = usePapers()
  const { state, hash, verdict } = useRegister(address)
  const samples = useMemo(() => (papers ? labelled(papers, address) : []), [papers, address])
  const { paper, from, to } = address
  const lines = state.phase === 'ready' || state.phase === 'part' ? state.data.groups.length : 0
  const count = paper === 'labels' ? samples.length : lines
  const main = (
    <MainButton disabled={count === 0} icon={<Printer size={20} aria-hidden />} onPress={() => window.print()}>
      {paper === 'labels' && count > 0 ? say(words.printLabels, { count }) : say(words.print)}
    </MainButton>
  )
  const excel = paper === 'register' && lines > 0 && <ExcelButton report={registerReport} params={{ from, to, form: null }} />
  return (
    <Page title={say(words.title)} actions={excel} main={main}>
      <Choice address={address} />
      {verdict && <RegisterVerdict {...verdict} />}
      {paper === 'labels' ? (
        <Labels papers={papers} samples={samples} />
      ) : (
        <ReportBody state={state} emptyOf={({ groups }) => groups.length === 0 && <NoSamples />}>
          {(register) =>
            papers ? <RegisterPaper register={register} house={papers.house} {...{ hash, from, to, now }} /> : <ComingSamples />
          }
        </ReportBody>
      )}
    </Page>
  )
}
