import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { JobRow } from '../../contract/job'
import { BigButton } from '../design/BigButton'
import { Chip } from '../design/Chip'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Sheet } from '../design/overlay/Sheet'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { Answered } from '../resource/Answered'
import { JobCards } from './JobCards'
import { JobSheet } from './JobSheet'
import { RunLog } from './RunLog'
import { useJobRights } from './use-job-rights'
import { useJobs } from './use-jobs'
import { words } from './words'
import '../fields/inputs.css'
import './jobs.css'

const JobTable = lazyPart(() => import('./desktop/JobTable').then((file) => file.JobTable))
const NewJobForm = lazyPart<{ jobs: readonly JobRow[]; onDone: () => void }>(() => import('./JobForm').then((file) => file.NewJobForm))

type Place = { readonly view: 'jobs' | 'runs'; readonly open: string; readonly job: string; readonly outcome: string }
const nowhere: Place = { view: 'jobs', open: '', job: '', outcome: '' }

/** Where one is on this screen, as it stands in the address. */
function usePlace(): [Place, (place: Partial<Place>) => void] {
  const [params, setParams] = useSearchParams()
  const given = (name: string) => params.get(name) ?? ''
  const view = given('view') === 'runs' ? 'runs' : 'jobs'
  const place: Place = { view, open: given('open'), job: given('job'), outcome: given('outcome') }
  const go = (next: Partial<Place>) => {
    const entries = Object.entries({ ...nowhere, ...next }).filter(([name, value]) => value !== nowhere[name as keyof Place])
    setParams(Object.fromEntries(entries), { replace: true })
  }
  return [place, go]
}

function Jobs({ jobs, onOpen }: { jobs: readonly JobRow[]; onOpen: (id: string) => void }) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  if (jobs.length === 0)
    return (
      <StateView kind="empty" title={say(words.none)}>
        {say(words.noneHint)}
      </StateView>
    )
  if (!isDesktop) return <JobCards jobs={jobs} onOpen={onOpen} />
  return (
    <Suspense fallback={<Skeleton rows={8} height={44} />}>
      <JobTable jobs={jobs} onOpen={onOpen} />
    </Suspense>
  )
}

function AddButton({ jobs }: { jobs: readonly JobRow[] }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const shipped = jobs.filter(({ isShared, isAdded }) => !isShared && !isAdded)
  if (!useJobRights().mayPlan || shipped.length === 0) return null
  return (
    <>
      <BigButton
        className="job-add"
        aria-haspopup="dialog"
        aria-label={say(words.add)}
        icon={<Plus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <span className="job-add-word">{say(words.add)}</span>
      </BigButton>
      <Sheet open={isOpen} title={say(words.add)} onClose={close} width={640}>
        <Suspense fallback={<Skeleton rows={4} height={64} />}>
          <NewJobForm jobs={shipped} onDone={close} />
        </Suspense>
      </Sheet>
    </>
  )
}

/** What is done by the clock: when, how it went, and what can be done about it. Asked of the server, which alone knows. */
export function JobsScreen() {
  const say = useSay()
  const [{ view, open, job, outcome }, go] = usePlace()
  const answer = useJobs()
  const isDesktop = useFace() === 'desktop'
  const jobs = answer.data?.records ?? []
  const opened = jobs.find(({ id }) => id === open)
  return (
    <Page title={say(words.title)} actions={<AddButton jobs={jobs} />}>
      <fieldset className="chips plain-set" aria-label={say(words.views)}>
        <Chip chosen={view === 'jobs'} onToggle={() => go({})}>
          {say(words.jobs)}
        </Chip>
        <Chip chosen={view === 'runs'} onToggle={() => go({ view: 'runs' })}>
          {say(words.runs)}
        </Chip>
      </fieldset>
      {view === 'runs' ? (
        <RunLog {...{ jobs, job, outcome }} onFilter={(filter) => go({ view, ...filter })} />
      ) : (
        <Answered answer={answer} height={isDesktop ? 44 : 120} stays={words.stays} again={words.again}>
          {({ records }) => <Jobs jobs={records} onOpen={(id) => go({ open: id })} />}
        </Answered>
      )}
      {opened && <JobSheet key={opened.id} job={opened} onClose={() => go({ view })} onRuns={() => go({ view: 'runs', job: opened.id })} />}
    </Page>
  )
}
