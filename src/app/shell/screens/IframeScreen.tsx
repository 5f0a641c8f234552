import { Page } from '../../design/Page'

/** A page of another system inside ours. It runs without access to this page. */
export function IframeScreen({ title, address }: { title: string; address: string }) {
  return (
    <Page title={title}>
      <iframe className="iframe-screen" title={title} src={address} sandbox="allow-scripts allow-forms allow-popups allow-downloads" />
    </Page>
  )
}
