import { Chip } from '../../../design/Chip'
import { arrange, type Layout, useLayout } from '../../../design/desktop/looks/layout'
import { useSay } from '../../../language/use-say'
import { words } from '../words'
import { SettingLine } from './SettingLine'

type ChoiceProps<K extends keyof Layout> = {
  of: K
  title: string
  choices: readonly (readonly [value: Layout[K], text: string])[]
  /** Which of them cannot be had just now. */
  closed?: Layout[K] | undefined
  /** Why. */
  why?: string | false
}

function Choice<K extends keyof Layout>({ of, title, choices, closed, why }: ChoiceProps<K>) {
  const now = useLayout((layout) => layout[of])
  return (
    <fieldset className="plain-set">
      <legend>{title}</legend>
      <div className="chips">
        {choices.map(([value, text]) => (
          <Chip key={text} chosen={value === now} disabled={value === closed} onToggle={() => arrange({ [of]: value })}>
            {text}
          </Chip>
        ))}
      </div>
      {why && <p className="quiet setting-hint">{why}</p>}
    </fieldset>
  )
}

/** Where the menu stands, how wide pages are, and what stays in sight. What cannot be had with the rest says so. */
export function LayoutSettings() {
  const say = useSay()
  const { menuAt, fixedHeader, hidingHeader, fixedSider, tabs } = useLayout()
  const isSide = menuAt === 'side'
  return (
    <>
      <Choice
        of="menuTheme"
        title={say(words.menuTheme)}
        choices={[
          ['dark', say(words.darkMenu)],
          ['light', say(words.lightMenu)],
        ]}
      />
      <Choice
        of="menuAt"
        title={say(words.menuAt)}
        choices={[
          ['side', say(words.side)],
          ['top', say(words.top)],
        ]}
      />
      <Choice
        of="width"
        title={say(words.width)}
        choices={[
          ['fixed', say(words.fixed)],
          ['fluid', say(words.fluid)],
        ]}
        closed={isSide ? 'fluid' : undefined}
        why={isSide && say(words.fluidHint)}
      />
      <fieldset className="plain-set">
        <legend>{say(words.layout)}</legend>
        <SettingLine label={say(words.fixedHeader)} isOn={fixedHeader} onChange={(isOn) => arrange({ fixedHeader: isOn })} />
        <SettingLine
          label={say(words.hidingHeader)}
          isOn={hidingHeader}
          why={!fixedHeader && say(words.hidingHint)}
          onChange={(isOn) => arrange({ hidingHeader: isOn })}
        />
        <SettingLine
          label={say(words.fixedSider)}
          isOn={fixedSider}
          why={!isSide && say(words.siderHint)}
          onChange={(isOn) => arrange({ fixedSider: isOn })}
        />
        <SettingLine label={say(words.tabs)} isOn={tabs} onChange={(isOn) => arrange({ tabs: isOn })} />
      </fieldset>
    </>
  )
}
