import { Page } from '../../design/Page'
import { ErrorPage } from './ErrorPage'
import { resolvePlaceholders } from './placeholders'
import '../shell.css'

/**
 * A page of another system inside ours. It runs without access to this page. `url`: its address as the menu has it; what comes to no address of
 * the web is not shown.
 */
export function IframeScreen({ title, url }: { title: string; url: string }) {
  const address = resolvePlaceholders(url)
  if (!/^https?:/.test(address)) return <ErrorPage status={404} />
  return (
    <Page title={title}>
      <iframe className="iframe-screen" title={title} src={address} sandbox="allow-scripts allow-forms allow-popups allow-downloads" />
    </Page>
  )
}
