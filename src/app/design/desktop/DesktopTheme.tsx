import ConfigProvider from 'antd/es/config-provider'
import en from 'antd/es/locale/en_US'
import zh from 'antd/es/locale/zh_CN'
import theme from 'antd/es/theme'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '../../language/language'
import { useDark } from '../theme/theme'

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
const shared = { borderRadius: 8, fontSize: 14, fontFamily: 'var(--font)' }
// The same objects at each drawing: antd hands new ones on to every part of the page, and all of it would be drawn again.
const lightTheme = { algorithm: theme.defaultAlgorithm, token: { ...shared, ...light }, components: lightParts }
const darkTheme = { algorithm: theme.darkAlgorithm, token: { ...shared, ...dark }, components: darkParts }
const placeOfPopup = (node?: HTMLElement) => node?.closest('dialog') ?? document.body

/** Gives antd our colours, corners and language. Popups stay inside an open dialog, where they can be reached. */
export function DesktopTheme({ children }: { children: ReactNode }) {
  const language = useLanguage((state) => state.language)
  const isDark = useDark()
  useEffect(() => {
    dayjs.locale(language === 'en' ? 'en' : 'zh-cn')
  }, [language])
  return (
    <ConfigProvider locale={language === 'en' ? en : zh} theme={isDark ? darkTheme : lightTheme} getPopupContainer={placeOfPopup}>
      {children}
    </ConfigProvider>
  )
}
