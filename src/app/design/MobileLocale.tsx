import ConfigProvider from 'antd-mobile/es/components/config-provider'
import en from 'antd-mobile/es/locales/en-US'
import zh from 'antd-mobile/es/locales/zh-CN'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/language'

/** Lets the parts of antd-mobile inside speak the language of the screen. */
export function MobileLocale({ children }: { children: ReactNode }) {
  const language = useLanguage((state) => state.language)
  return <ConfigProvider locale={language === 'en' ? en : zh}>{children}</ConfigProvider>
}
