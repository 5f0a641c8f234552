/**
 * Foods by their names, as kitchens write them. `forbidden`: what canteens of kindergartens may not use (beans that are poisonous when half
 * cooked, fresh day lilies, wild mushrooms, sprouting potatoes, nitrite). `choking`: what small children choke on unless it is cut.
 */
export const foodRules = {
  forbidden: /四季豆|扁豆|芸豆|菜豆|刀豆|鲜黄花|野生(蘑菇|菌)|野蘑菇|发芽土豆|亚硝酸/,
  choking: /果冻|年糕|汤圆|整粒|花生米|^(花生|核桃|腰果|杏仁|开心果|榛子)$|樱桃番茄|圣女果|^葡萄$|粽/,
  milk: /奶|芝士/,
  soy: /豆浆|豆腐|黄豆|毛豆|千张|腐竹|素鸡|豆干|豆皮/,
} as const

/** The season of a day, as the dictionary names it. */
export function seasonOf(day: string): 'spring' | 'summer' | 'autumn' | 'winter' {
  const month = Number(day.slice(5, 7))
  if (month >= 3 && month <= 5) return 'spring'
  if (month >= 6 && month <= 8) return 'summer'
  return month >= 9 && month <= 11 ? 'autumn' : 'winter'
}
