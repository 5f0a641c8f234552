import ConfigProvider from 'antd/es/config-provider'
import en from 'antd/es/locale/en_US'
import zh from 'antd/es/locale/zh_CN'
import theme from 'antd/es/theme'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '../../language/language'
import { type Letters, useDark, useLooks } from '../theme/theme'
import { type Accent, ownAccent } from './looks/accents'
import { useLayout } from './looks/layout'
import { shadesOf } from './looks/shades'

const light = {
  colorPrimary: '#0b6fd6',
  colorLink: '#0b6fd6',
  colorTextDescription: '#5b6470',
  colorTextPlaceholder: '#6b7280',
  colorError: '#a8201a',
  colorSuccess: '#1f7a3d',
  colorWarning: '#7a4e00',
  colorBorder: '#8a94a3',
  colorBorderSecondary: '#e3e8ee',
  colorSplit: '#e3e8ee',
}
const dark = {
  colorPrimary: '#6cb4ff',
  colorTextLightSolid: '#0f1720',
  colorLink: '#6cb4ff',
  colorTextDescription: '#9aa7b6',
  colorBgBase: '#0f1720',
  colorBgContainer: '#16202b',
  colorBgElevated: '#1c2834',
  colorTextPlaceholder: '#9aa7b6',
  colorBorder: '#7b8898',
  colorBorderSecondary: '#2a3745',
  colorSplit: '#2a3745',
}
// The side menu is dark in both themes, so its chosen entry is light in both. antd paints a switch that is off in a faint text colour,
// on which neither its word (4.5:1) nor its knob (3:1) can be made out.
const menu = { darkItemSelectedColor: '#ffffff' }
const lightParts = { Menu: menu, Switch: { colorTextQuaternary: '#6b7280', colorTextTertiary: '#5b6470' } }
const darkParts = { Menu: menu, Switch: { colorTextQuaternary: '#7b8898', colorTextTertiary: '#8593a2' } }
const shared = { borderRadius: 8, fontFamily: 'var(--font)' }
/** Pixels: the library knows no other measure of letters. */
const letterSizes: Readonly<Record<Letters, number>> = { '': 14, '115%': 16, '130%': 18 }

/** The library's tokens of a colour; those of the product's own are named above. */
function accentTokens(accent: Accent, isDark: boolean) {
  if (accent === ownAccent) return {}
  const { strong, onStrong } = shadesOf(accent, isDark ? 'dark' : 'light')
  return { colorPrimary: strong, colorLink: strong, ...(isDark && { colorTextLightSolid: onStrong }) }
}

const themeOf = (accent: Accent, isDark: boolean, letters: Letters) => ({
  algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
  token: { ...shared, fontSize: letterSizes[letters], ...(isDark ? dark : light), ...accentTokens(accent, isDark) },
  components: isDark ? darkParts : lightParts,
})

// The same objects at each drawing: antd hands new ones on to every part of the page, and all of it would be drawn again.
const themes = new Map<string, ReturnType<typeof themeOf>>()
function keptTheme(accent: Accent, isDark: boolean, letters: Letters) {
  const name = `${accent} ${isDark} ${letters}`
  const known = themes.get(name) ?? themeOf(accent, isDark, letters)
  themes.set(name, known)
  return known
}

const placeOfPopup = (node?: HTMLElement) => node?.closest('dialog') ?? document.body

/** Gives antd our colours, corners and language. Popups stay inside an open dialog, where they can be reached. */
export function DesktopTheme({ children }: { children: ReactNode }) {
  const language = useLanguage((state) => state.language)
  const isDark = useDark()
  const accent = useLayout((layout) => layout.accent)
  const letters = useLooks((looks) => looks.letters)
  useEffect(() => {
    dayjs.locale(language === 'en' ? 'en' : 'zh-cn')
  }, [language])
  return (
    <ConfigProvider locale={language === 'en' ? en : zh} theme={keptTheme(accent, isDark, letters)} getPopupContainer={placeOfPopup}>
      {children}
    </ConfigProvider>
  )
}
