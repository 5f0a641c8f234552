const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
]
const named = (list: typeof browsers, agent: string) => list.find(([sign]) => sign.test(agent))?.[1]

/** A device in two words, such as `Chrome · Android`, from what its browser calls itself. */
export const aboutDevice = (agent: string): string =>
  [named(browsers, agent), named(systems, agent)].filter(Boolean).join(' · ') || agent.slice(0, 60)
