import { label } from '../../../contract/label'
import { Page } from '../../design/Page'
import { useSay } from '../../language/use-say'
import { useProduct } from '../product'

const words = {
  title: label('测试页', 'Test page'),
  release: label('版本', 'Version'),
  browser: label('浏览器', 'Browser'),
  window: label('窗口', 'Window'),
  network: label('网络', 'Network'),
  online: label('已连接', 'Connected'),
  offline: label('未连接', 'Not connected'),
} as const

/** What whoever helps somebody asks first: which version runs where. */
export function TestPage() {
  const say = useSay()
  const { release } = useProduct()
  const facts = [
    [words.release, release],
    [words.browser, navigator.userAgent],
    [words.window, `${window.innerWidth} × ${window.innerHeight} × ${window.devicePixelRatio}`],
    [words.network, say(navigator.onLine ? words.online : words.offline)],
  ] as const
  return (
    <Page title={say(words.title)}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name.en}>
            <dt className="quiet">{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Page>
  )
}
