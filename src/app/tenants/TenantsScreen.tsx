import { useSearchParams } from 'react-router-dom'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { Answered } from '../resource/Answered'
import { OpenTenant } from './OpenTenant'
import { TenantCards } from './TenantCards'
import { TenantSheet } from './TenantSheet'
import { type Houses, useTenants } from './tenant-calls'
import { words } from './words'
import './tenants.css'

const TenantTable = lazyPart<Houses>(() => import('./desktop/TenantTable').then((file) => file.TenantTable))

/** Every house of the installation, for whoever operates it. */
export function TenantsScreen() {
  const say = useSay()
  const answer = useTenants()
  const isDesktop = useFace() === 'desktop'
  const [params, setParams] = useSearchParams()
  const open = params.get('open')
  const opened = answer.data?.find(({ id }) => id === open)
  const onOpen = (id: string) => setParams({ open: id }, { replace: true })
  return (
    <Page title={say(words.title)} actions={<OpenTenant />}>
      <p className="quiet">{say(words.about)}</p>
      <Answered answer={answer} height={isDesktop ? 44 : 120} stays={words.stays}>
        {(houses) => (
          <>
            <p className="quiet figures" role="status">
              {say(words.many, { count: houses.length })}
            </p>
            {isDesktop ? (
              <Suspense fallback={<Skeleton rows={6} height={44} />}>
                <TenantTable houses={houses} onOpen={onOpen} />
              </Suspense>
            ) : (
              <TenantCards houses={houses} onOpen={onOpen} />
            )}
          </>
        )}
      </Answered>
      {opened && <TenantSheet key={opened.id} house={opened} onClose={() => setParams({}, { replace: true })} />}
    </Page>
  )
}
