import { label } from '../../../contract/label'

/** What the shell of a desktop says beside its menu. */
export const words = {
  welcome: label('欢迎您，{name}', 'Welcome, {name}'),
  menuTheme: label('菜单风格', 'Menu style'),
  darkMenu: label('暗色菜单', 'Dark menu'),
  lightMenu: label('亮色菜单', 'Light menu'),
  accent: label('主题色', 'Theme colour'),
  menuAt: label('导航模式', 'Navigation'),
  side: label('侧边栏导航', 'Side menu'),
  top: label('顶部栏导航', 'Top menu'),
  width: label('内容区域宽度', 'Content width'),
  fixed: label('固定', 'Fixed'),
  fluid: label('流式', 'Fluid'),
  fluidHint: label('流式仅在顶部栏导航时可用', 'Fluid is for the top menu'),
  layout: label('布局', 'Layout'),
  fixedHeader: label('固定页头', 'Fixed header'),
  hidingHeader: label('下滑时隐藏页头', 'Hide the header when scrolling'),
  hidingHint: label('需先固定页头', 'Needs a fixed header'),
  fixedSider: label('固定侧边菜单', 'Fixed side menu'),
  siderHint: label('顶部栏导航时不可用', 'Not with the top menu'),
  tabs: label('多页签模式', 'Pages as tabs'),
} as const
